import { createClient } from '@/lib/api/client'
import { BROWSER_TIMEOUT_MS } from '@/lib/api/timeouts'
import { announceSession, announceUnauthorized } from '@/lib/auth/session-events'
import { setProviderTime } from '@/lib/clock'
import { pageLanguage } from '@/lib/locale/page-language'
import { SESSION_ENDED_HEADER } from '@/lib/session-hint'
import { forgetAnonymousId } from '@/lib/tracking/anonymous-id'

/** When this page last heard that its session had ended, in milliseconds since 1970. */
let endedAt = 0

/**
 * The door of islands: calls this site's own origin, where the session's headers are added and where
 * a 401 ends the session. The page is told of the 401, unless the call says `signOutOn401: false`, and
 * of the end of the session, once. Specification 6.
 */
export const browserApi = createClient({
  baseUrl: () => '/api',
  headers: pageLanguage,
  timeoutMs: BROWSER_TIMEOUT_MS,
  init: { credentials: 'same-origin', cache: 'no-store' },
  observe({ method, response, sentAt, background, signOutOn401 }) {
    setProviderTime(response.headers.get('x-provider-date'), sentAt, Date.now())
    if (response.status !== 401) return
    const ended = response.headers.has(SESSION_ENDED_HEADER) && sentAt > endedAt
    if (signOutOn401) {
      announceUnauthorized({ ended, wanted: method !== 'GET' && !background })
    }
    if (!ended) return
    endedAt = Date.now()
    forgetAnonymousId()
    announceSession('expired')
  },
})
