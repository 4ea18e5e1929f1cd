import { createClient } from '@/lib/api/client'
import { BROWSER_TIMEOUT_MS } from '@/lib/api/timeouts'
import { announceMissingSession } from '@/lib/auth/session-events'
import { setProviderTime } from '@/lib/clock'
import { pageLanguage } from '@/lib/locale/page-language'
import { isSessionHinted } from '@/lib/session-hint'

/**
 * The door of islands: calls this site's own origin, where the session's headers are added. A 401
 * ends the session once, or tells that there is none, unless the call says `signOutOn401: false`.
 * Specification 6.
 */
export const browserApi = createClient({
  baseUrl: () => '/api',
  headers: pageLanguage,
  timeoutMs: BROWSER_TIMEOUT_MS,
  init: { credentials: 'same-origin', cache: 'no-store' },
  observe({ response, signOutOn401, sentAt }) {
    setProviderTime(response.headers.get('x-provider-date'), sentAt, Date.now())
    if (response.status !== 401 || !signOutOn401) return
    if (isSessionHinted()) {
      void import('@/lib/auth/sign-out').then(({ signOut }) => signOut('expired'))
    } else announceMissingSession()
  },
})
