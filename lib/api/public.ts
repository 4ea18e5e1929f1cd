import 'server-only'
import { type Api, createClient } from './client'
import { PROVIDER_TIMEOUT_MS } from './timeouts'
import { env } from '@/lib/config/env'

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
