import type { ScreenKey } from '@/lib/routing/screens'
import { type Brand, PRODUCT_NAME } from '@/lib/brand/brands'

/** The links of the header and footer in order; `text` is a key of the `layout` messages. */
export const mainLinks = [
  { screen: 'classes', text: 'classes' },
  { screen: 'schedule', text: 'schedule' },
  { screen: 'studios', text: 'studios' },
  { screen: 'instructors', text: 'instructors' },
] as const satisfies { screen: ScreenKey; text: string }[]

/** The member's own screens by subject, in order. */
export const accountGroups = [
  {
    text: 'membership',
    links: [
      { screen: 'subscriptions', text: 'subscriptions' },
      { screen: 'plans', text: 'plans' },
      { screen: 'billing', text: 'billing' },
      { screen: 'offers', text: 'offers' },
      { screen: 'offers-exclusive', text: 'offersExclusive' },
    ],
  },
  {
    text: 'training',
    links: [
      { screen: 'bookings', text: 'bookings' },
      { screen: 'activity', text: 'activity' },
      { screen: 'favorites', text: 'favorites' },
    ],
  },
  {
    text: 'settings',
    links: [
      { screen: 'profile', text: 'profile' },
      { screen: 'linked-accounts', text: 'linkedAccounts' },
      { screen: 'activation-code', text: 'activationCode' },
    ],
  },
] as const satisfies { text: string; links: { screen: ScreenKey; text: string }[] }[]

/** The logo of the current brand: X+ with the brand's name. */
export function Logo({ brand }: { brand: Brand }) {
  return (
    <span className="ui-logo">
      <svg viewBox="0 0 45 32" width="37" height="26" role="img" aria-label={PRODUCT_NAME}>
        <g fill="none" stroke="currentColor" strokeWidth="7">
          <path d="M3.5 3 25.5 29M25.5 3 3.5 29" />
        </g>
        <path d="M37 2v14M30 9h14" stroke="var(--plus)" strokeWidth="5" />
      </svg>
      {brand.key !== 'all' && <span className="ui-logo-brand">{brand.name}</span>}
    </span>
  )
}
