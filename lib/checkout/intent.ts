import { sleep } from '@/lib/browser/poll'
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

/** From when on a confirmation is slow, and how long between two looks at it, in milliseconds. */
const SLOW_MS = 8000
const LOOK_EVERY_MS = 4000
/** How long a confirmation may take, in milliseconds, without the bank waiting for the payer. */
const CONFIRM_LIMIT_MS = 30_000

/**
 * Looks at a payment beside its confirmation, whose own answer may never come: `underWay` as soon as
 * the payment is, `unclear` once it must be found out what has become of it. While the bank waits for
 * the payer it goes on for as long as they take. Rejects when `signal` aborts.
 */
export async function watchIntent(
  look: () => Promise<IntentView | null>,
  paymentMethodId: string | null,
  signal: AbortSignal,
): Promise<'underWay' | 'unclear'> {
  let patientSince = Date.now()
  await sleep(SLOW_MS, signal)
  for (;;) {
    const intent = await look()
    if (intent && isUnderWay(intent.status)) return 'underWay'
    if (intent?.status === 'canceled') return 'unclear'
    if (intent?.status === 'requires_action') patientSince = Date.now()
    const wasRefused = intent?.failure && intent.failedMethodId === paymentMethodId
    const isOpen = intent?.status === 'requires_action'
    if (!isOpen && wasRefused) return 'unclear'
    if (Date.now() - patientSince >= CONFIRM_LIMIT_MS) return 'unclear'
    await sleep(LOOK_EVERY_MS, signal)
  }
}
