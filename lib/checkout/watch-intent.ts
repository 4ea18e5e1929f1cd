import { type IntentView, isUnderWay } from './card-payments'
import { sleep } from '@/lib/browser/poll'

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
