import { randomBytes, randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import type { CardBehavior } from '../../../src/db/schema/sandbox-cards'
import type { BillingAddress } from '../../../src/db/schema/subscriptions'
import { missing } from './api-error'

export type Customer = {
  id: string
  created: number
  email: string
  name: string
  metadata: Record<string, string>
  address: BillingAddress | null
  /** Minor units; negative is credit. */
  balance: number
  defaultMethod: string | null
}

export type Method = {
  id: string
  created: number
  customer: string | null
  behavior: CardBehavior
  card: {
    brand: string
    last4: string
    exp_month: number
    exp_year: number
    country: string
    fingerprint: string
  }
  billing: Record<string, unknown>
}

/** A promotion code together with its coupon. Minor units. */
export type PromotionCode = {
  id: string
  percentOff?: number | undefined
  amountOff?: number | undefined
  currency?: string | undefined
  duration: 'once' | 'repeating' | 'forever'
  durationInMonths?: number | undefined
  active?: boolean | undefined
}

export type Price = {
  id: string
  product: string
  amount: number
  interval: 'month' | 'year'
  count: number
  metadata: Record<string, string>
}

export type Subscription = {
  id: string
  created: number
  customer: string
  status: Stripe.Subscription.Status
  price: Price
  anchor: number
  pause: { resumesAt: number } | null
  /** What the payment of the latest invoice brings: another price, or a period from now on. */
  pendingUpdate: { price: Price | null; period: { start: number; end: number } } | null
  currency: string
  taxed: boolean
  metadata: Record<string, string>
  /** `spent` once an invoice has used up a code that discounts one invoice. */
  discount: { promotionCode: string; start: number; spent: boolean } | null
  trialEnd: number | null
  period: { start: number; end: number }
  latestInvoice: string
  defaultMethod: string | null
  cancelAtPeriodEnd: boolean
  endedAt: number | null
}

/** Minor units. A proration has a line that gives back and one that charges. */
export type Amounts = {
  subtotal: number
  discount: number
  tax: number
  total: number
  lines?: number[]
}

export type Invoice = {
  id: string
  created: number
  subscription: string
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  status: 'open' | 'paid' | 'void'
  amounts: Amounts
  /** The customer's balance when it was made. */
  startingBalance: number
  period: { start: number; end: number }
  intent: string | null
  paidAt: number | null
}

export type Intent = {
  id: string
  secret: string
  created: number
  invoice: string
  amount: number
  status: Stripe.PaymentIntent.Status
  method: string | null
  confirmedAt: number | null
  error: ({ type: string; message: string } & Record<string, unknown>) | null
}

export type Setup = {
  id: string
  secret: string
  created: number
  customer: string
  method: string
  status: Stripe.SetupIntent.Status
}

export type Charge = {
  id: string
  created: number
  intent: string
  method: string
  amount: number
  refunded: number
  failure: string | null
}

/** What the account has on record, in the order in which it came to be. */
export function createAccount(now: () => Date) {
  const tables = {
    customer: new Map<string, Customer>(),
    payment_method: new Map<string, Method>(),
    price: new Map<string, Price>(),
    product: new Map<string, { id: string; name: string }>(),
    promotion_code: new Map<string, PromotionCode>(),
    subscription: new Map<string, Subscription>(),
    invoice: new Map<string, Invoice>(),
    payment_intent: new Map<string, Intent>(),
    setup_intent: new Map<string, Setup>(),
    charge: new Map<string, Charge>(),
    refund: new Map<string, { id: string; intent: string; amount: number; created: number }>(),
  }
  type Tables = typeof tables
  type RowOf<Kind extends keyof Tables> = Tables[Kind] extends Map<string, infer Row> ? Row : never

  return {
    ...tables,
    now,
    seconds: () => Math.floor(now().getTime() / 1000),
    /** Events that are not sent yet, oldest first. */
    events: [] as Stripe.Event[],
    id: (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`,
    eventId: () => `evt_${randomUUID().replaceAll('-', '')}`,
    /** The row with an id. Throws Stripe's 404. */
    find<Kind extends keyof Tables>(kind: Kind, id: string | undefined, param?: string) {
      const row = tables[kind].get(id ?? '')
      if (!row) throw missing(kind, id, param)
      return row as RowOf<Kind>
    },
  }
}

export type Account = ReturnType<typeof createAccount>
