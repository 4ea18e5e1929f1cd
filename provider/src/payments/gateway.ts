import type { BillingAddress } from '../db/schema/subscriptions'
import type { Message } from '../texts/message'

/** The gateway's view of a subscription, with the moment at which it was true. */
export type GatewayState = {
  status: 'incomplete' | 'active' | 'past_due' | 'canceled'
  at: Date
  trialEndsAt?: Date | undefined
  currentPeriodEnd?: Date | undefined
  /** Absent when the source of the fact does not tell (an invoice does not). */
  cancelAtPeriodEnd?: boolean | undefined
}

export type GatewaySubscription = {
  id: string
  intentId?: string | undefined
  /** For the payer's browser only, while a payment waits to be confirmed. Never logged. */
  clientSecret?: string | undefined
  state: GatewayState
}

/** Minor units; `tax` is a part of `amount`. */
export type Payment = { amount: number; tax: number }

/** What a subscription has taken so far, with the time of its last payment, and what it takes next. */
export type PaymentSummary = { charged: (Payment & { at: string }) | null; next: Payment | null }

export type NewSubscription = {
  /** The same reference always gives the same subscription, however often it is asked for. */
  reference: string
  customerId: string
  plan: { id: number; name: string; interval: 'month' | 'year'; intervalCount: number }
  /** Minor units. */
  amounts: { price: number; discount: number; tax: number; total: number }
  /** Whether the tax could be told; only then is the gateway to work it out too. */
  taxed: boolean
  currency: string
  trialDays: number
  /**
   * What the payer asks to pay with now; without a `methodId` the card on file. Absent when nobody
   * asks: then no card is charged.
   */
  payment?: { methodId: string | undefined } | undefined
  address: BillingAddress | undefined
  promotionCode:
    | {
        stripeId: string
        duration: 'once' | 'repeating' | 'forever'
        durationInMonths: number | null
      }
    | undefined
}

/** A signed event, reduced to what can change a subscription; `fact` is absent for all others. */
export type GatewayEvent = {
  id: string
  type: string
  createdAt: Date
  fact?: {
    gatewaySubscriptionId: string
    /** Ours, for news that overtakes the answer in which the gateway names its id. */
    reference?: string | undefined
    state: GatewayState
  }
}

export type Card = {
  id: string
  brand: string
  last4: string
  expMonth: number
  expYear: number
  isDefault: boolean
  billingDetails: { name?: string | null; address?: Record<string, string | null> }
}

export type TaxQuestion = {
  address: BillingAddress
  currency: string
  /** Minor units, after the discount. */
  amount: number
}

/**
 * Whoever takes the cards: Stripe, or the sandbox that behaves like it. Methods may be repeated
 * safely after a lost answer. They throw CardRefusal for what the payer can act on, and any other
 * error when the gateway cannot be reached: then nothing is known and the caller tries again.
 */
export type CardGateway = {
  readonly name: 'stripe' | 'sandbox'
  /** Id of the user's customer, created at the first call with this reference. */
  ensureCustomer(input: { reference: string; email: string; name: string }): Promise<string>
  /** Says whether the card can be used at all; for a trial it is also kept for the first payment. */
  checkPaymentMethod(input: {
    customerId: string
    paymentMethodId: string | undefined
    trial: boolean
  }): Promise<void>
  createSubscription(input: NewSubscription): Promise<GatewaySubscription>
  readSubscription(id: string, options: { byPayer: boolean }): Promise<GatewaySubscription>
  /**
   * The payments of a subscription by the gateway's own records: what went back counts as not taken,
   * and only what goes on has a next payment.
   */
  readPayments(
    id: string,
    subscription: { status: GatewayState['status']; cancelAtPeriodEnd: boolean },
  ): Promise<PaymentSummary>
  /** Ends an unpaid attempt. When it was paid meanwhile it stays, and the answer says `active`. */
  abandonSubscription(id: string): Promise<GatewaySubscription>
  /** Ends a subscription at once; `refund` also gives back what its first payment took. */
  endSubscription(id: string, options: { refund: boolean }): Promise<void>
  /** Tax on an amount, both in minor units, or what is wrong with the address. */
  estimateTax(input: TaxQuestion): Promise<{ amount: number } | { messages: Message[] }>
  listCards(customerId: string): Promise<Card[]>
  /** Checks a webhook's signature over its raw bytes. Throws SignatureError. */
  readEvent(body: Uint8Array, signature: string | undefined): Promise<GatewayEvent>
}
