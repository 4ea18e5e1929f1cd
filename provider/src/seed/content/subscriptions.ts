import type { BillingAddress } from '../../db/schema/subscriptions'

/** A purchase of one of the demo's people. Minor units. */
export type DemoSubscription = {
  email: string
  name: string
  slug: string
  planId: number
  brandId: number | null
  currency: string
  price: number
  startedDaysAgo: number
  /** That of the card on file; without one the payment page asks for it. */
  address?: BillingAddress
  trialDays?: number
  /** Paid for so many months, and ended with the last of them. */
  endedAfterMonths?: number
  /** The renewal was declined, because the card is. */
  declined?: boolean
  /** In a pause of so many months, which has begun with the last period. */
  pausedMonths?: number
}

export const demoSubscriptions: DemoSubscription[] = [
  {
    email: 'subscriber@example.com',
    name: 'Sasha Moreno',
    slug: 'subscriber',
    planId: 1,
    brandId: null,
    currency: 'usd',
    price: 2999,
    startedDaysAgo: 12,
    address: {
      line1: '418 SE Ankeny Street',
      city: 'Portland',
      state: 'OR',
      postal_code: '97214',
      country: 'US',
    },
  },
  {
    email: 'single@example.com',
    name: 'Yoko Lindgren',
    slug: 'single',
    planId: 2,
    brandId: 4,
    currency: 'usd',
    price: 1499,
    startedDaysAgo: 2,
    trialDays: 7,
  },
  {
    email: 'canceled@example.com',
    name: 'Cleo Bianchi',
    slug: 'canceled',
    planId: 1,
    brandId: null,
    currency: 'cad',
    price: 3999,
    startedDaysAgo: 75,
    address: {
      line1: '92 Ossington Avenue',
      city: 'Toronto',
      state: 'ON',
      postal_code: 'M6J 2Z4',
      country: 'CA',
    },
    endedAfterMonths: 2,
  },
  {
    email: 'pastdue@example.com',
    name: 'Petra Novak',
    slug: 'pastdue',
    planId: 1,
    brandId: null,
    currency: 'usd',
    price: 2999,
    startedDaysAgo: 33,
    declined: true,
  },
  {
    email: 'paused@example.com',
    name: 'Paul Adeyemi',
    slug: 'paused',
    planId: 2,
    brandId: 4,
    currency: 'usd',
    price: 1499,
    startedDaysAgo: 40,
    pausedMonths: 2,
  },
]
