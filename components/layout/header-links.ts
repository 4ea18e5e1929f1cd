import type { ScreenKey } from '@/lib/routing/screens'

/** What the header and the footer lead to, in order; the names are texts of `layout`. */
export const mainLinks = [
  { screen: 'classes', text: 'classes' },
  { screen: 'schedule', text: 'schedule' },
  { screen: 'studios', text: 'studios' },
  { screen: 'instructors', text: 'instructors' },
] as const satisfies { screen: ScreenKey; text: string }[]

/** Every screen of the account. */
export const accountLinks = [
  { screen: 'profile', text: 'profile' },
  { screen: 'favorites', text: 'favorites' },
  { screen: 'activity', text: 'activity' },
  { screen: 'subscriptions', text: 'subscriptions' },
  { screen: 'plans', text: 'plans' },
  { screen: 'billing', text: 'billing' },
  { screen: 'offers', text: 'offers' },
  { screen: 'offers-exclusive', text: 'offersExclusive' },
  { screen: 'linked-accounts', text: 'linkedAccounts' },
  { screen: 'activation-code', text: 'activationCode' },
] as const satisfies { screen: ScreenKey; text: string }[]
