import { type ScreenKey, screens } from '@/lib/routing/screens'
import { locales } from '@/lib/locale/locales'
import { localePath } from '@/lib/routing/locale-path'

// Steps that mean nothing without what came before, and doubles of other pages. The payment page is
// not among them: nobody finds it without a session, and it may say what it is.
const steps: ReadonlySet<ScreenKey> = new Set([
  'login',
  'email-lookup',
  'signup-information',
  'forgot-password',
  'payment-public',
  'matching-account',
  'verify-code',
  'associated-accounts',
  'subscription-success',
  'subscription-success-public',
  'entitlement',
  'single-brand-selector',
  'live-class-fullscreen',
])

/** Whether search engines may list a screen: neither the account nor the steps of a flow. */
export function isIndexed(screen: ScreenKey): boolean {
  return screens[screen].access !== 'member' && !steps.has(screen)
}

/** Sections that hold nothing for everybody, but for the page where plans are paid. */
const sections = ['/account/', '/bookings', '/subscribe/']

/**
 * What robots may read. Steps of a flow outside the closed sections say in their own head that they
 * are not to be listed, for which they have to be read.
 */
export function robotsRules() {
  const inAll = (path: string) => locales.map((locale) => localePath(locale, path))
  return {
    userAgent: '*',
    allow: ['/', ...inAll(screens.payment.path)],
    disallow: ['/api/', '/sandbox/', ...sections.flatMap(inAll)],
  }
}
