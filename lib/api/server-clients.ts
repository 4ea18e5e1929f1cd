import 'server-only'
import { env } from '@/lib/config/env'
import { type Api, createClient } from './client'
import { PROVIDER_TIMEOUT_MS } from './timeouts'

/**
 * The client without credentials, in one locale. Catalogue reads on the server use it; their answers
 * may be cached and shown to everyone.
 */
export function publicApiIn(
  locale: string,
  options: { headers?: Record<string, string> } = {},
): Api {
  return createClient({
    baseUrl: () => `${env().PROVIDER_URL}/api`,
    headers: () => ({
      'accept-language': locale,
      // Shown without a visitor's address, it says that this server asks for itself: no rate limit.
      'x-proxy-secret': env().PROXY_SECRET,
      ...options.headers,
    }),
    timeoutMs: PROVIDER_TIMEOUT_MS,
    init: { redirect: 'error', credentials: 'omit' },
  })
}

/** The three values that prove to the provider who is calling. Specification 6. */
export type Credentials = { accessToken: string; uid: string; client: string }

/** The headers of an authenticated call. Specification 6. */
export function credentialHeaders({ accessToken, uid, client }: Credentials) {
  return { 'access-token': accessToken, uid, client }
}

/** The client of one signed-in person, on the server only; its answers are never cached. */
export function sessionApi(credentials: Credentials, headers: Record<string, string> = {}): Api {
  return createClient({
    baseUrl: () => `${env().PROVIDER_URL}/api`,
    headers: () => ({ ...headers, ...credentialHeaders(credentials) }),
    timeoutMs: PROVIDER_TIMEOUT_MS,
    init: { redirect: 'error', credentials: 'omit', cache: 'no-store' },
  })
}
