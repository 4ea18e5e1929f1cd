import 'server-only'
import { env } from '@/lib/config/env'
import { type Api, createClient } from './client'
import { PROVIDER_TIMEOUT_MS } from './timeouts'

/**
 * The API client without credentials, in one locale. Catalogue reads on the server use it, so their
 * responses may be cached and shown to everyone.
 */
export function publicApiIn(
  locale: string,
  options: { headers?: Record<string, string> } = {},
): Api {
  return createClient({
    baseUrl: () => `${env().PROVIDER_URL}/api`,
    headers: () => ({
      'accept-language': locale,
      // With the secret and no visitor's address the provider knows that this server is calling and
      // applies no rate limit.
      'x-proxy-secret': env().PROXY_SECRET,
      ...options.headers,
    }),
    timeoutMs: PROVIDER_TIMEOUT_MS,
    init: { redirect: 'error', credentials: 'omit' },
  })
}

/** The three values that authenticate a user to the provider. Specification 6. */
export type Credentials = { accessToken: string; uid: string; client: string }

/** The headers of an authenticated request. Specification 6. */
export function credentialHeaders({ accessToken, uid, client }: Credentials) {
  return { 'access-token': accessToken, uid, client }
}

/** The API client of one signed-in user, server only; its responses are never cached. */
export function sessionApi(credentials: Credentials, headers: Record<string, string> = {}): Api {
  return createClient({
    baseUrl: () => `${env().PROVIDER_URL}/api`,
    headers: () => ({ ...headers, ...credentialHeaders(credentials) }),
    timeoutMs: PROVIDER_TIMEOUT_MS,
    init: { redirect: 'error', credentials: 'omit', cache: 'no-store' },
  })
}
