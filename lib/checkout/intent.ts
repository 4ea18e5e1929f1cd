import { sleep } from '@/lib/browser/poll'
import { type IntentView, isUnderWay } from './card-payments'
import { ownFailure } from './failure'
import type { PaymentState } from './payment-state'

/**
 * The next state of a purchase once the card provider has returned its payment intent; null when it
 * could not. The bank's authentication is repeated once automatically, and after that only by the
 * payer.
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
      // Processing, or ended at the card provider: the subscription shows which.
      return waitFor({ ...state, failure: isUnderWay(intent.status) ? null : state.failure })
  }
}

const waitFor = (state: PaymentState): PaymentState => ({
  ...state,
  step: 'polling',
  resume: 'check',
})

/**
 * Nothing was charged. The reason depends on whether the last decline belongs to the current try.
 */
function unpaidReason(state: PaymentState, { failure, failedMethodId }: IntentView) {
  const { returning, confirmTried, paymentMethodId } = state
  if (returning && !confirmTried) return { ...ownFailure('unfinished'), ...withReason(failure) }
  const isOfThisTry =
    !confirmTried || paymentMethodId === null || paymentMethodId === failedMethodId
  return failure && isOfThisTry ? failure : ownFailure('notReceived')
}

const withReason = (failure: IntentView['failure']) =>
  failure && { messages: failure.messages, byCard: failure.byCard }

/**
 * When a confirmation counts as slow, and the interval between two reads of its payment intent, in
 * milliseconds.
 */
const SLOW_MS = 8000
const LOOK_EVERY_MS = 4000
/**
 * Limit of a confirmation in milliseconds, not counting the time in which the bank waits for the
 * payer.
 */
const CONFIRM_LIMIT_MS = 30_000

/**
 * Polls a payment during its confirmation, whose own response may never arrive. Resolves with
 * `underWay` as soon as the payment is made or processing, or with `unclear` when its outcome must
 * be looked up: it was canceled or declined, or the limit is exceeded. While the bank waits for the
 * payer there is no limit. Rejects when `signal` aborts.
 */
export async function watchIntent(
  look: () => Promise<IntentView | null>,
  paymentMethodId: string | null,
  signal: AbortSignal,
): Promise<'underWay' | 'unclear'> {
  let waitingSince = Date.now()
  await sleep(SLOW_MS, signal)
  for (;;) {
    const intent = await look()
    if (intent && isUnderWay(intent.status)) return 'underWay'
    if (intent?.status === 'canceled') return 'unclear'
    if (intent?.status === 'requires_action') waitingSince = Date.now()
    const wasRefused = intent?.failure && intent.failedMethodId === paymentMethodId
    const isOpen = intent?.status === 'requires_action'
    if (!isOpen && wasRefused) return 'unclear'
    if (Date.now() - waitingSince >= CONFIRM_LIMIT_MS) return 'unclear'
    await sleep(LOOK_EVERY_MS, signal)
  }
}
