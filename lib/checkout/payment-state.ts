import type { Subscription, SubscriptionId } from '@/lib/api/subscriptions-web'
import type { Failure } from '@/lib/checkout/failure'

export type PaymentStep =
  | 'idle'
  | 'creatingMethod'
  | 'creatingSubscription'
  | 'confirming'
  | 'polling'
  | 'reading'
  | 'failed'
  | 'succeeded'

/** How the payer pays: with the card typed now, or with the one on file. */
export type PayWith = 'newCard' | 'cardOnFile'

/** What to do with a known purchase once its present state has been read. */
export type Resume = 'confirm' | 'poll' | 'wait'

/** Where a purchase stands. The client secret lives here, in memory, and nowhere else. */
export type PaymentState = {
  step: PaymentStep
  payWith: PayWith
  paymentMethodId: string | null
  subscription: { id: SubscriptionId; clientSecret: string | null } | null
  /** The subscription of a purchase that succeeded. */
  bought: Subscription | null
  failure: Failure | null
  resume: Resume
  /** A request was sent and its outcome is not known: only the same request may follow. */
  outcomeUnknown: boolean
}

export const idlePayment: PaymentState = {
  step: 'idle',
  payWith: 'newCard',
  paymentMethodId: null,
  subscription: null,
  bought: null,
  failure: null,
  resume: 'wait',
  outcomeUnknown: false,
}

export type PaymentEvent =
  | { type: 'submit'; payWith: PayWith }
  | { type: 'tryAgain'; payWith: PayWith; newCard: boolean }
  | { type: 'found'; subscriptionId: SubscriptionId; resume: Resume }
  | { type: 'foundUnknown'; paymentMethodId: string | null }
  | { type: 'methodCreated'; paymentMethodId: string }
  | { type: 'methodRefused'; failure: Failure }
  | { type: 'created'; subscription: Subscription }
  | { type: 'creationFailed'; failure: Failure; outcomeUnknown: boolean }
  | { type: 'confirmed' }
  | { type: 'confirmRefused'; failure: Failure }
  | { type: 'read'; subscription: Subscription }
  | { type: 'readFailed'; failure: Failure; gone: boolean }
  | { type: 'activated'; subscription: Subscription }
  | { type: 'pollFailed'; failure: Failure }

/** The three flags of the payment flow; at most one holds. Specification 4. */
export function paymentFlags({ step }: Pick<PaymentState, 'step'>) {
  const loading = !['idle', 'failed', 'succeeded'].includes(step)
  return { loading, success: step === 'succeeded', partialFailure: step === 'failed' }
}

/**
 * Whether trying again needs the form: not when the same request is repeated, nor when a confirmed
 * payment is only looked at again. `newCard` tells that another card was typed since.
 */
export function needsForm(state: PaymentState, newCard: boolean): boolean {
  if (state.step !== 'failed') return true
  if (state.subscription) return state.resume === 'confirm' || newCard
  return !state.outcomeUnknown
}
