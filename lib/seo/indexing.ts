import { pathsFor, type ScreenKey, screens } from '@/lib/routing/screens'
import { locales } from '@/lib/locale/locales'
import { localePath } from '@/lib/routing/locale-path'

// Steps that make no sense on their own, and duplicates of other pages. The payment page is not in
// this list, because crawlers cannot reach it without a session.
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
  'payment-link',
])

/** Whether search engines may index a screen; not the account or the steps of a flow. */
export function isIndexed(screen: ScreenKey): boolean {
  return screens[screen].access !== 'member' && !steps.has(screen)
}

/** Sections without public content, except for the payment page. */
const sections = ['/account/', '/subscribe/']

/** What crawlers need not read: these sections, and the members' screens outside of them. */
const closed = [
  ...sections,
  ...pathsFor('member').filter((path) => !sections.some((section) => path.startsWith(section))),
]

/**
 * The rules of robots.txt. Steps of a flow outside the closed sections have a `noindex` tag
 * instead, which crawlers can only see when they may read the page.
 */
export function robotsRules() {
  const inAll = (path: string) => locales.map((locale) => localePath(locale, path))
  return {
    userAgent: '*',
    allow: ['/', ...inAll(screens.payment.path)],
    disallow: ['/api/', '/sandbox/', ...closed.flatMap(inAll)],
  }
}
