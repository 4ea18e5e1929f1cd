import type { BillingAddress, PaymentSummary } from '../db/schema/subscriptions'
import type { Message } from '../texts/message'
import type { CardManagement } from './gateway-cards'

/**
 * The gateway rejects a payment for a reason that the payer may read. `message` is the code of one
 * of our messages, or the card provider's own sentence, which is shown as it is.
 */
export class PaymentRejectedError extends Error {
  constructor(
    message: string,
    readonly code: string,
  ) {
    super(message)
    this.name = 'PaymentRejectedError'
  }
}

/** The gateway's view of a subscription and the time at which it was true. */
export type GatewayState = {
  status: 'incomplete' | 'active' | 'past_due' | 'canceled'
  at: Date
  trialEndsAt?: Date | undefined
  currentPeriodEnd?: Date | undefined
  /** Absent when the source does not say (an invoice does not). */
  cancelAtPeriodEnd?: boolean | undefined
}

type Continuation = { status: GatewayState['status']; cancelAtPeriodEnd: boolean }

/** Whether a subscription continues after its current period. */
export const hasNextPayment = ({ status, cancelAtPeriodEnd }: Continuation): boolean =>
  status === 'active' && !cancelAtPeriodEnd

export type GatewaySubscription = {
  id: string
  intentId?: string | undefined
  /** For the payer's browser only, while a payment waits for its confirmation. Never logged. */
  clientSecret?: string | undefined
  state: GatewayState
}

export type NewSubscription = {
  /** The same reference always returns the same subscription, also when repeated. */
  reference: string
  customerId: string
  plan: { id: number; name: string; interval: 'month' | 'year'; intervalCount: number }
  /** Minor units. */
  amounts: { price: number; discount: number; tax: number; total: number }
  /** Whether the tax could be calculated; only then the gateway calculates it too. */
  taxed: boolean
  currency: string
  trialDays: number
  /**
   * The payment method that the payer chose; without a `methodId` the card on file. Absent when the
   * payer is not present: then no card is charged.
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

/** The subscription that an event is about. */
export type EventTarget = {
  gatewaySubscriptionId: string
  /** Our reference, for an event that arrives before the response with the gateway's id. */
  reference?: string | undefined
}

/** Money that left the account again: by a refund, or because the payer disputes a payment. */
export type Reversal = {
  kind: 'refund' | 'dispute'
  at: Date
  /** Whether the subscription ends with it. */
  ends: boolean
}

/** A signed event, reduced to what can change a subscription; all others have only the envelope. */
export type GatewayEvent = {
  id: string
  type: string
  createdAt: Date
  update?: EventTarget & { state: GatewayState }
  reversal?: EventTarget & Reversal
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

export type TaxRequest = {
  address: BillingAddress
  currency: string
  /** Minor units, after the discount. */
  amount: number
}

/**
 * The tax in minor units, or what is wrong with the address, or that the service that knows does
 * not respond.
 */
export type TaxEstimate = { amount: number } | { messages: Message[] } | { unavailable: true }

export type CardCheck = {
  customerId: string
  /** Absent for the card on file. */
  paymentMethodId: string | undefined
  /** Nothing is due today, so the card must be kept for later. */
  store: boolean
}

/**
 * The interface of the payment gateways: Stripe, and the sandbox that behaves like it. Methods may
 * be repeated safely after a lost response. They throw PaymentRejectedError for what the payer can
 * act on, and any other error when the outcome is unknown: then the caller retries.
 */
export type CardGateway = CardManagement & {
  readonly name: 'stripe' | 'sandbox'
  /** Id of the user's customer, created by the first call with this reference. */
  ensureCustomer(input: { reference: string; email: string; name: string }): Promise<string>
  /**
   * Checks that the card can be used at all; when nothing is due today it is also stored for the
   * first payment.
   */
  checkPaymentMethod(input: CardCheck): Promise<void>
  createSubscription(input: NewSubscription): Promise<GatewaySubscription>
  readSubscription(id: string, options: { byPayer: boolean }): Promise<GatewaySubscription>
  /**
   * The payments of a subscription by the gateway's own records: refunded ones do not count, and
   * only a subscription that continues has a next payment.
   */
  readPayments(id: string, subscription: Continuation): Promise<PaymentSummary>
  /**
   * Ends an unpaid attempt. When it was paid meanwhile it stays, and the returned state is
   * `active`.
   */
  abandonSubscription(id: string): Promise<GatewaySubscription>
  /** Ends a subscription at once; `refund` also returns what it has paid. */
  endSubscription(id: string, options: { refund: boolean }): Promise<void>
  estimateTax(input: TaxRequest): Promise<TaxEstimate>
  listCards(customerId: string): Promise<Card[]>
  /** Verifies a webhook's signature over its raw bytes. Throws SignatureError. */
  readEvent(body: Uint8Array, signature: string | undefined): Promise<GatewayEvent>
}
