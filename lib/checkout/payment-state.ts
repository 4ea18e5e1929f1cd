import type { Subscription, SubscriptionId } from '@/lib/api/subscriptions-web'
import type { IntentView } from './card-payments'
import type { Failure } from './failure'

export type PaymentStep =
  | 'idle'
  | 'creatingMethod'
  | 'creatingSubscription'
  | 'confirming'
  /** The bank is asked again what it had not been told. */
  | 'authenticating'
  /** The card provider is asked how the payment stands. */
  | 'retrievingIntent'
  | 'polling'
  | 'reading'
  /** Looking whether the payer has the plan by now. */
  | 'searching'
  | 'failed'
  | 'succeeded'

/** How the payer pays: with the card typed now, or with the one on file. */
export type PayWith = 'newCard' | 'cardOnFile'

/**
 * What to do with a known purchase once its present state has been read: confirm it with a card, find
 * out how its payment stands, wait for the payer, or ask for another in its place.
 */
export type Resume = 'confirm' | 'check' | 'wait' | 'replace'

/** Where a purchase stands. The client secret lives here, in memory, and nowhere else. */
export type PaymentState = {
  step: PaymentStep
  payWith: PayWith
  paymentMethodId: string | null
  subscription: { id: SubscriptionId; clientSecret: string | null } | null
  /** The subscription of a purchase that succeeded. */
  bought: Subscription | null
  /** Why it failed; while it goes on, what to say if nothing better becomes known. */
  failure: Failure | null
  resume: Resume
  /** A request was sent and its outcome is not known: only the same request may follow. */
  outcomeUnknown: boolean
  /** The purchase was found when the page was opened, and the payer has done nothing yet. */
  returning: boolean
  /** The payment was confirmed since the payer last acted: the bank is not asked twice by itself. */
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
  /** `mayHavePlan`: refused, perhaps because what is asked for is there already. */
  | { type: 'creationFailed'; failure: Failure; outcomeUnknown: boolean; mayHavePlan: boolean }
  | { type: 'confirmed' }
  | { type: 'confirmRefused'; failure: Failure }
  /** `paymentMethodId` is what was confirmed with. */
  | { type: 'confirmUnclear'; paymentMethodId: string | null }
  | { type: 'intent'; intent: IntentView | null }
  | { type: 'read'; subscription: Subscription }
  | { type: 'readFailed'; failure: Failure; gone: boolean }
  /** Read until it was active, or over. */
  | { type: 'settled'; subscription: Subscription }
  | { type: 'pollFailed'; failure: Failure; gone: boolean }
  | { type: 'searched'; subscription: Subscription | null }
  | { type: 'searchFailed' }

/** The three flags of the payment flow; at most one holds. Specification 4. */
export function paymentFlags({ step }: Pick<PaymentState, 'step'>) {
  const loading = !['idle', 'failed', 'succeeded'].includes(step)
  return { loading, success: step === 'succeeded', partialFailure: step === 'failed' }
}

/**
 * Whether a payment may still be on its way: what it is for stands still until another card is typed
 * (`newCard`).
 */
export function isSettling(state: PaymentState, newCard: boolean): boolean {
  return state.step === 'failed' && isKnown(state) && state.resume === 'check' && !newCard
}

/**
 * Whether the purchase at hand is for other terms than the screen now shows, so that it must not be
 * paid: trying again asks for another in its place. Specification 4.
 */
export function isOutdated(
  state: PaymentState,
  { newCard, sameTerms }: { newCard: boolean; sameTerms: boolean },
): boolean {
  return state.step === 'failed' && isKnown(state) && !sameTerms && !isSettling(state, newCard)
}

const isKnown = ({ subscription }: PaymentState) => subscription !== null

/**
 * Whether trying again pays, and so needs the form: not when the same request is repeated, nor when a
 * payment is only looked at again. `anew` tells that another card was typed since, or that the
 * purchase is outdated.
 */
export function needsForm(state: PaymentState, anew: boolean): boolean {
  if (state.step !== 'failed') return true
  if (state.subscription) return state.resume === 'confirm' || state.resume === 'replace' || anew
  return !state.outcomeUnknown
}

/** One call that has to be made to get on. */
export type NextStep =
  | { call: 'createMethod' }
  | { call: 'createSubscription'; paymentMethodId: string | null }
  | { call: 'confirm'; clientSecret: string; paymentMethodId: string | null }
  | { call: 'authenticate'; clientSecret: string }
  | { call: 'retrieveIntent'; clientSecret: string }
  | { call: 'read'; subscriptionId: SubscriptionId }
  | { call: 'poll'; subscriptionId: SubscriptionId }
  | { call: 'search' }

/** What a purchase waits for now; null when it waits for the payer or is done. Specification 4. */
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
