import type { Subscription, SubscriptionId } from '@/lib/api/subscriptions'
import type { IntentView } from './card-payments'
import type { Failure } from './failure'

export type PaymentStep =
  | 'idle'
  | 'creatingMethod'
  | 'creatingSubscription'
  | 'confirming'
  /** The bank repeats its authentication. */
  | 'authenticating'
  /** The card provider is asked for the state of the payment. */
  | 'retrievingIntent'
  | 'polling'
  | 'reading'
  /** Checks whether the payer has the plan by now. */
  | 'searching'
  | 'failed'
  | 'succeeded'

/** How the payer pays: with a card entered now, or with the one on file. */
export type PayWith = 'newCard' | 'cardOnFile'

/**
 * What to do with a known purchase once its current state has been read: confirm it with a card,
 * check its payment, wait for the payer, or replace it by another.
 */
export type Resume = 'confirm' | 'check' | 'wait' | 'replace'

/** State of a purchase. The client secret exists only here, in memory. */
export type PaymentState = {
  step: PaymentStep
  payWith: PayWith
  paymentMethodId: string | null
  subscription: { id: SubscriptionId; clientSecret: string | null } | null
  /** The subscription of a purchase that succeeded. */
  bought: Subscription | null
  /**
   * Why it failed; while it continues, the failure to show if nothing more specific becomes known.
   */
  failure: Failure | null
  resume: Resume
  /** A request was sent and its outcome is unknown, so that only the same request may follow. */
  outcomeUnknown: boolean
  /** The purchase was found when the page was opened, and the payer has done nothing yet. */
  returning: boolean
  /**
   * The payment was confirmed since the payer's last action, so the bank is not asked again
   * automatically.
   */
  confirmTried: boolean
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
  returning: false,
  confirmTried: false,
}

export type PaymentEvent =
  | { type: 'submit'; payWith: PayWith }
  | { type: 'tryAgain'; payWith: PayWith; newCard: boolean; outdated: boolean }
  | { type: 'found'; subscriptionId: SubscriptionId; resume: Resume }
  | { type: 'foundUnknown'; paymentMethodId: string | null }
  | { type: 'methodCreated'; paymentMethodId: string }
  | { type: 'methodRefused'; failure: Failure }
  | { type: 'created'; subscription: Subscription }
  /** `mayHavePlan`: rejected, perhaps because the user already has the plan. */
  | { type: 'creationFailed'; failure: Failure; outcomeUnknown: boolean; mayHavePlan: boolean }
  | { type: 'confirmed' }
  | { type: 'confirmRefused'; failure: Failure }
  /** `paymentMethodId` is the one that was confirmed with. */
  | { type: 'confirmUnclear'; paymentMethodId: string | null }
  | { type: 'intent'; intent: IntentView | null }
  | { type: 'read'; subscription: Subscription }
  | { type: 'readFailed'; failure: Failure; gone: boolean }
  /** Polled until it was active or had ended. */
  | { type: 'settled'; subscription: Subscription }
  | { type: 'pollFailed'; failure: Failure; gone: boolean }
  | { type: 'searched'; subscription: Subscription | null }
  | { type: 'searchFailed' }

/** The three flags of the payment flow; at most one is true. Specification 4. */
export function paymentFlags({ step }: Pick<PaymentState, 'step'>) {
  const loading = !['idle', 'failed', 'succeeded'].includes(step)
  return { loading, success: step === 'succeeded', partialFailure: step === 'failed' }
}

/**
 * Whether a payment may still be processing. Its order must not change unless another card was
 * entered (`newCard`).
 */
export function isSettling(state: PaymentState, newCard: boolean): boolean {
  return state.step === 'failed' && isKnown(state) && state.resume === 'check' && !newCard
}

/**
 * Whether the current purchase has other terms than the screen shows now, so that it must not be
 * paid; trying again creates a new one instead. Specification 4.
 */
export function isOutdated(
  state: PaymentState,
  { newCard, sameTerms }: { newCard: boolean; sameTerms: boolean },
): boolean {
  return state.step === 'failed' && isKnown(state) && !sameTerms && !isSettling(state, newCard)
}

const isKnown = ({ subscription }: PaymentState) => subscription !== null

/**
 * Whether trying again pays and so needs the form: not when the same request is repeated or a
 * payment is only checked again. `anew` means that another card was entered since, or that the
 * purchase is outdated.
 */
export function needsForm(state: PaymentState, anew: boolean): boolean {
  if (state.step !== 'failed') return true
  if (state.subscription) return state.resume === 'confirm' || state.resume === 'replace' || anew
  return !state.outcomeUnknown
}

/** The call that has to be made next. */
export type NextStep =
  | { call: 'createMethod' }
  | { call: 'createSubscription'; paymentMethodId: string | null }
  | { call: 'confirm'; clientSecret: string; paymentMethodId: string | null }
  | { call: 'authenticate'; clientSecret: string }
  | { call: 'retrieveIntent'; clientSecret: string }
  | { call: 'read'; subscriptionId: SubscriptionId }
  | { call: 'poll'; subscriptionId: SubscriptionId }
  | { call: 'search' }

/**
 * The call that a purchase is waiting for; null when it is waiting for the payer or is complete.
 * Specification 4.
 */
export function nextStep(state: PaymentState): NextStep | null {
  const { step, subscription, paymentMethodId } = state
  if (step === 'creatingMethod') return { call: 'createMethod' }
  if (step === 'creatingSubscription') return { call: 'createSubscription', paymentMethodId }
  if (step === 'searching') return { call: 'search' }
  if (!subscription) return null
  const { id: subscriptionId, clientSecret } = subscription
  if (step === 'reading') return { call: 'read', subscriptionId }
  if (step === 'polling') return { call: 'poll', subscriptionId }
  if (!clientSecret) return null
  if (step === 'confirming') return { call: 'confirm', clientSecret, paymentMethodId }
  if (step === 'authenticating') return { call: 'authenticate', clientSecret }
  if (step === 'retrievingIntent') return { call: 'retrieveIntent', clientSecret }
  return null
}
