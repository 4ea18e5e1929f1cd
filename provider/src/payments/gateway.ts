import type { PaymentLine } from '../db/schema/sandbox-payments'
import type {
  BillingAddress,
  GatewayCancel,
  Payment,
  PaymentSummary,
} from '../db/schema/subscriptions'
import type { Message } from '../texts/message'
import type { CardManagement } from './gateway-cards'
import type { GatewayEvent } from './gateway-events'
import type { Continuation, GatewaySubscription, Pause } from './gateway-state'

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

/** A change to another plan. Minor units of the subscription's currency. */
export type PlanChange = {
  plan: {
    id: number
    name: string
    planType: 'all' | 'single'
    interval: 'month' | 'year'
    intervalCount: number
  }
  brandId: number | null
  price: number
}

/**
 * What a change of plan costs at `at`. The lines add up to what is due, or to minus the credit that
 * later payments use up.
 */
export type ChangePreview = {
  at: Date
  dueToday: Payment
  credit: number
  lines: PaymentLine[]
  next: Payment & { at: Date }
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
        percentOff: number | null
        duration: 'once' | 'repeating' | 'forever'
        durationInMonths: number | null
      }
    | undefined
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
  /**
   * Charges the default card what a subscription owes. `clientSecret` of the result is set when the
   * bank wants the payment confirmed. Throws PaymentRejectedError when it is declined.
   */
  payOpenInvoice(subscriptionId: string): Promise<GatewaySubscription>
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
   * only a subscription that continues has a next payment. A renewal that no card has to pay for,
   * because credit or a discount covers it, is never open.
   */
  readPayments(id: string, subscription: Continuation): Promise<PaymentSummary>
  /**
   * Ends an unpaid attempt. When it was paid meanwhile it stays, and the returned state is
   * `active`.
   */
  abandonSubscription(id: string): Promise<GatewaySubscription>
  /**
   * Ends a subscription at once; `refund` also returns what it has paid, `credit` gives what is
   * left of its period to the customer's later payments.
   */
  endSubscription(id: string, how: GatewayCancel): Promise<void>
  /** Ends a subscription with its period, which takes back a pause, or lets it go on. */
  setCancelAtPeriodEnd(id: string, on: boolean): Promise<GatewaySubscription>
  /** Charges no period that begins in the pause; null takes a pause back that has not begun. */
  setPause(id: string, pause: Pause | null): Promise<GatewaySubscription>
  /** What `endSubscription` with `credit` would give at `at`, in minor units. Changes nothing. */
  previewCredit(id: string, at: Date): Promise<number>
  /**
   * What `changePlan` would charge at `at`, and the payment after it when other subscriptions have
   * given `credit` by then. Changes nothing.
   */
  previewChange(
    id: string,
    change: PlanChange,
    options: { at: Date; credit: number },
  ): Promise<ChangePreview>
  /**
   * Changes the plan once what is due for it is paid, prorated at `at`. The same reference is one
   * change, also when repeated. With a `pendingChange` in the result the payer has to confirm the
   * payment first. Throws PaymentRejectedError when the card is declined, or when something else
   * than `due` would be charged, and nothing has changed.
   */
  changePlan(
    id: string,
    change: PlanChange & { reference: string; at: Date; due: number },
  ): Promise<GatewaySubscription>
  /** Ends a pause that has begun: a new period is paid and begins at `at`. As `changePlan`. */
  resume(id: string, options: { reference: string; at: Date }): Promise<GatewaySubscription>
  /** Gives up a change that waits for its payment; one that is paid meanwhile takes effect. */
  abandonChange(id: string): Promise<GatewaySubscription>
  estimateTax(input: TaxRequest): Promise<TaxEstimate>
  /**
   * Whether the tax in a country, given by its two-letter code, depends on the whole address. Where
   * it does not, country and postal code are enough.
   */
  needsFullAddress(country: string): boolean
  listCards(customerId: string): Promise<Card[]>
  /** Verifies a webhook's signature over its raw bytes. Throws SignatureError. */
  readEvent(body: Uint8Array, signature: string | undefined): Promise<GatewayEvent>
}
