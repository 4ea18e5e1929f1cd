import type { Unauthorized } from './session-events'
import { saveSessionEnded } from './ended-note'
import type { BrandKey } from '@/lib/brand/brands'
import { safePath } from '@/lib/navigation/safe-path'
import { linksFrom } from '@/lib/routing/links'
import { splitLocale } from '@/lib/routing/locale-path'
import { screenOf } from '@/lib/routing/screen-of'
import { screens } from '@/lib/routing/screens'

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
