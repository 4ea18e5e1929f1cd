import type { Subscription } from '@/lib/api/subscriptions'
import { type Failure, ownFailure } from './failure'
import type { PaymentState } from './payment-state'

/** A purchase from its beginning: with a typed card, or with the one on file. */
export function begin(state: PaymentState, payWith: PaymentState['payWith']): PaymentState {
  const fresh = { ...state, payWith, failure: null, paymentMethodId: null }
  return payWith === 'newCard'
    ? { ...fresh, step: 'creatingMethod' }
    : { ...fresh, step: 'creatingSubscription' }
}

/** The step that charges the current payment method. */
export function pay(state: PaymentState): PaymentState {
  if (!state.subscription) return { ...state, step: 'creatingSubscription' }
  return state.subscription.clientSecret
    ? { ...state, step: 'confirming', confirmTried: true }
    : { ...state, step: 'polling', resume: 'check' }
}

/** The purchase is known, but not what has become of its payment. */
export const unsettled = (state: PaymentState, failure: Failure): PaymentState => ({
  ...state,
  step: 'failed',
  resume: 'check',
  failure,
})

/** A request was sent, and nothing is known of what came of it. */
export const unknownOutcome = (state: PaymentState): PaymentState => ({
  ...state,
  step: 'failed',
  outcomeUnknown: true,
  failure: ownFailure('unknownOutcome'),
})

/** It is paid. */
export function succeed(state: PaymentState, subscription: Subscription): PaymentState {
  return {
    ...state,
    step: 'succeeded',
    subscription: identify(subscription),
    bought: subscription,
    failure: null,
    outcomeUnknown: false,
  }
}

/** What is remembered of a subscription while its purchase goes on. */
export function identify(subscription: Subscription): PaymentState['subscription'] {
  return {
    id: subscription.id,
    clientSecret: subscription.stripeDetails?.stripePaymentIntentClientSecret ?? null,
  }
}
