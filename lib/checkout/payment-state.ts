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
export type Resume = 'confirm' | 'poll' | 'wait' | 'replace'

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
  | { type: 'tryAgain'; payWith: PayWith; newCard: boolean; outdated: boolean }
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
 * Whether a payment that was confirmed may still be on its way: what it is for stands still until
 * another card is typed (`newCard`).
 */
export function isSettling(state: PaymentState, newCard: boolean): boolean {
  return state.step === 'failed' && isKnown(state) && state.resume === 'poll' && !newCard
}

/**
 * Whether the purchase at hand is for other terms than the screen now shows, so that it must not be
 * paid: trying again asks for another in its place. Requirements PAY-18 and PAY-28.
 */
export function isOutdated(
  state: PaymentState,
  { newCard, sameTerms }: { newCard: boolean; sameTerms: boolean },
): boolean {
  return state.step === 'failed' && isKnown(state) && !sameTerms && !isSettling(state, newCard)
}

const isKnown = ({ subscription }: PaymentState) => subscription !== null

/**
 * Whether trying again needs the form: not when the same request is repeated, nor when a confirmed
 * payment is only looked at again. `anew` tells that another card was typed since, or that the
 * purchase is outdated.
 */
export function needsForm(state: PaymentState, anew: boolean): boolean {
  if (state.step !== 'failed') return true
  if (state.subscription) return state.resume === 'confirm' || state.resume === 'replace' || anew
  return !state.outcomeUnknown
}
