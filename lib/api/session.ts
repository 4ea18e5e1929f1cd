import 'server-only'
import { type Api, createClient } from './client'
import { PROVIDER_TIMEOUT_MS } from './timeouts'
import { env } from '@/lib/config/env'

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
