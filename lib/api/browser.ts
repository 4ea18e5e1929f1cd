import { createClient } from './client'
import { BROWSER_TIMEOUT_MS } from './timeouts'
import { setProviderTime } from '@/lib/time/provider-clock'
import { pageLanguage } from '@/lib/locale/page-language'

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
    void import('@/lib/auth/handle-unauthorized').then(({ handleUnauthorized }) =>
      handleUnauthorized(outcome),
    )
  },
})
