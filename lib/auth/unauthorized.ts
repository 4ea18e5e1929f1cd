import type { Outcome } from '@/lib/api/client'
import { forgetAnonymousId } from '@/lib/tracking/anonymous-id'
import type { BrandKey } from '@/lib/brand/brands'
import { safePath } from '@/lib/navigation/safe-path'
import { linksFrom } from '@/lib/routing/links'
import { splitLocale } from '@/lib/routing/locale-path'
import { screenOf, screens } from '@/lib/routing/screens'
import { SESSION_ENDED_HEADER } from './session-hint'
import { announceSession, announceUnauthorized, type Unauthorized } from './session-events'
import { saveSessionEnded } from './ended-note'

/** When this page last heard that its session had ended, in milliseconds since 1970. */
let endedAt = 0

/**
 * Tells the page of a 401, and of the end of the session once: other calls that were under way then
 * bring the same news.
 */
export function handleUnauthorized({ method, call, response, sentAt }: Outcome): void {
  const ended = response.headers.has(SESSION_ENDED_HEADER) && sentAt > endedAt
  if (ended) endedAt = Date.now()
  if (call.signOutOn401 !== false) {
    announceUnauthorized({ ended, wanted: call.wanted ?? method !== 'GET' })
  }
  if (!ended) return
  forgetAnonymousId()
  announceSession('expired')
}

/**
 * Leads whoever wanted something done, or stands on a page of members, to the login and back; false
 * for everybody else. The payment screen leads there by itself.
 */
export function redirectToLogin({ ended, wanted }: Unauthorized): boolean {
  const { pathname, search } = window.location
  const screen = screenOf(pathname)
  const access = screen === null ? 'anyone' : screens[screen].access
  if (access === 'buyer') return true
  if (!wanted && access !== 'member') return false
  const { locale } = splitLocale(pathname)
  const { brand, session } = document.documentElement.dataset
  const onSignInRedirectTo = safePath(`${pathname}${search}`)
  if (ended || session === 'member') saveSessionEnded(onSignInRedirectTo)
  const to = linksFrom({ locale, brand: brand as BrandKey })
  window.location.assign(safePath(to('login', { onSignInRedirectTo })))
  return true
}
