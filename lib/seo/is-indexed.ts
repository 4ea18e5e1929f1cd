import { screens, type ScreenKey } from '@/lib/routing/screens'

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
