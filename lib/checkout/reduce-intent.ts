import { type IntentView, isUnderWay } from './card-payments'
import { ownFailure } from './failure'
import type { PaymentState } from './payment-state'

/**
 * What a purchase becomes once the card provider has told how its payment stands; `intent` is null
 * when it could not. The bank is asked again at once, but not a second time without the payer.
 */
export function afterIntent(state: PaymentState, intent: IntentView | null): PaymentState {
  if (intent === null) return waitFor({ ...state, failure: ownFailure('unknownOutcome') })
  switch (intent.status) {
    case 'requires_action':
      return state.confirmTried
        ? { ...state, step: 'failed', resume: 'check', failure: ownFailure('bankWaits') }
        : { ...state, step: 'authenticating', confirmTried: true }
    case 'requires_payment_method':
    case 'requires_confirmation':
      return { ...state, step: 'failed', resume: 'confirm', failure: unpaidReason(state, intent) }
    default:
      // Under way, or ended at the card provider: the subscription tells which.
      return waitFor({ ...state, failure: isUnderWay(intent.status) ? null : state.failure })
  }
}

const waitFor = (state: PaymentState): PaymentState => ({
  ...state,
  step: 'polling',
  resume: 'check',
})

/** Nothing was taken. Why depends on whether the last refusal is about what was tried just now. */
function unpaidReason(state: PaymentState, { failure, failedMethodId }: IntentView) {
  const { returning, confirmTried, paymentMethodId } = state
  if (returning && !confirmTried) return { ...ownFailure('unfinished'), ...withReason(failure) }
  const isOfThisTry =
    !confirmTried || paymentMethodId === null || paymentMethodId === failedMethodId
  return failure && isOfThisTry ? failure : ownFailure('notReceived')
}

const withReason = (failure: IntentView['failure']) =>
  failure && { messages: failure.messages, byCard: failure.byCard }
