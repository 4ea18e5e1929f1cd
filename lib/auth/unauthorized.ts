import type { Outcome } from '@/lib/api/client'
import { forgetAnonymousId } from '@/lib/tracking/anonymous-id'
import { safePath } from '@/lib/navigation/safe-path'
import { linksFrom } from '@/lib/routing/links'
import { splitLocale } from '@/lib/routing/locale-path'
import { screenOf, screens } from '@/lib/routing/screens'
import { SESSION_ENDED_HEADER } from './session-hint'
import { announceSession, announceUnauthorized, type Unauthorized } from './session-events'
import { saveSessionEnded } from './session-ended'

/** When this page last learned that its session had ended, in milliseconds since 1970. */
let endedAt = 0

/**
 * Announces a 401 to the page, and the end of the session only once, because other calls in flight
 * at that moment report the same.
 */
export function handleUnauthorized({ method, call, response, sentAt }: Outcome): void {
  // The response to another call may have taken the cookies of this one before it left.
  const known = sentAt <= endedAt
  const ended = known || response.headers.has(SESSION_ENDED_HEADER)
  const first = ended && !known
  if (first) endedAt = Date.now()
  if (call.signOutOn401 !== false) {
    announceUnauthorized({ ended, first, wanted: call.wanted ?? method !== 'GET' })
  }
  if (!first) return
  forgetAnonymousId()
  announceSession('expired')
}

/**
 * Redirects to the login, which leads back, when the user wanted something done or is on a members'
 * page; returns false otherwise. The payment screen redirects by itself.
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
  const to = linksFrom({ locale, brand: brand ?? 'all' })
  window.location.assign(safePath(to('login', { onSignInRedirectTo })))
  return true
}
