import { setProviderTime } from '@/lib/time/provider-clock'
import { createClient } from './client'
import { BROWSER_TIMEOUT_MS } from './timeouts'

/**
 * The header by which a call asks for answers in the language of the page; without it a browser names
 * the languages of its owner.
 */
export function pageLanguage(): { 'accept-language': string } {
  return { 'accept-language': document.documentElement.lang }
}

/**
 * The client of islands: calls this site's own origin, where the session's headers are added and where
 * a 401 ends the session. The page is told of the 401, unless the call says `signOutOn401: false`, and
 * of the end of the session, once. Specification 6.
 */
export const browserApi = createClient({
  baseUrl: () => '/api',
  headers: pageLanguage,
  timeoutMs: BROWSER_TIMEOUT_MS,
  init: { credentials: 'same-origin', cache: 'no-store' },
  observe(outcome) {
    const { response, sentAt } = outcome
    setProviderTime(response.headers.get('x-provider-date'), sentAt, Date.now())
    if (response.status !== 401) return
    void import('@/lib/auth/unauthorized').then(({ handleUnauthorized }) =>
      handleUnauthorized(outcome),
    )
  },
})
