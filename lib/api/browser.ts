import { setProviderTime } from '@/lib/time/provider-clock'
import { createClient } from './client'
import { BROWSER_TIMEOUT_MS } from './timeouts'

/**
 * The header that requests responses in the language of the page; without it the browser sends its
 * user's languages.
 */
export function pageLanguage(): { 'accept-language': string } {
  return { 'accept-language': document.documentElement.lang }
}

/**
 * The API client of the browser. It calls this site's own origin, where the proxy adds the
 * session's headers and a 401 ends the session. A 401 is announced to the page unless the call sets
 * `signOutOn401: false`; the end of a session is announced once. Specification 6.
 */
export const browserApi = createClient({
  baseUrl: () => '/api',
  headers: pageLanguage,
  timeoutMs: BROWSER_TIMEOUT_MS,
  init: { credentials: 'same-origin', cache: 'no-store' },
  observe(outcome) {
    const { response, sentAt, receivedAt } = outcome
    setProviderTime(response.headers.get('x-provider-date'), sentAt, receivedAt)
    if (response.status !== 401) return
    void import('@/lib/auth/unauthorized').then(({ handleUnauthorized }) =>
      handleUnauthorized(outcome),
    )
  },
})
