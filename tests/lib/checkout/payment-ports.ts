import { vi } from 'vitest'
import { ApiError } from '@/lib/api/errors'
import type { Subscription } from '@/lib/api/subscriptions'
import type { Confirmation, IntentView } from '@/lib/checkout/card-payments'
import { idlePayment, type PaymentState } from '@/lib/checkout/payment-state'
import { reducePayment } from '@/lib/checkout/reduce-payment'
import { type PaymentPorts, runPayment } from '@/lib/checkout/run-payment'
import { aSubscription } from './subscription-fixture'

export const SECRET = 'pi_1_secret_x'
/** The payment intent of the card provider; its last decline is of `refusedCard`. */
export const seen = (
  status: IntentView['status'],
  refusedCard: string | null = null,
): IntentView => ({
  status,
  failure: refusedCard ? { code: 'card_declined', messages: ['No.'] } : null,
  failedMethodId: refusedCard,
})
export const declines: Confirmation = {
  kind: 'refused',
  failure: { code: 'card_declined', messages: ['No.'] },
}
export const refused = (status: number, ...messages: string[]) =>
  new ApiError({ method: 'POST', path: '/v1/subscriptions/web', status, code: 'refused', messages })

/**
 * A fake card provider and provider with overridable calls; by default a payment stays processing
 * forever.
 */
export function ports(over: Partial<PaymentPorts> = {}) {
  return {
    createMethod: vi.fn(async () => ({ ok: true as const, data: 'pm_1' })),
    createSubscription: vi.fn(async () => ({
      ok: true as const,
      data: aSubscription('incomplete', { secret: SECRET }),
    })),
    cardOnFileId: null as string | null,
    confirm: vi.fn<PaymentPorts['confirm']>(async () => ({ kind: 'underWay' })),
    authenticate: vi.fn<PaymentPorts['authenticate']>(async () => ({ kind: 'underWay' })),
    retrieveIntent: vi.fn<PaymentPorts['retrieveIntent']>(async () => seen('processing')),
    findActive: vi.fn<PaymentPorts['findActive']>(async () => null),
    isAsked: ({ subscriptionPlan }: Subscription) => subscriptionPlan.id === 1,
    getSubscription: vi.fn(async () => aSubscription('incomplete', { secret: SECRET })),
    report: vi.fn(),
    ...over,
  }
}

/** Runs to the end on a fake clock; returns the last state and every step. */
export async function run(
  given: PaymentPorts,
  start = submitted('newCard'),
  signal = neverAborted(),
) {
  const steps: PaymentState['step'][] = []
  const running = runPayment(start, given, (state) => steps.push(state.step), signal)
  await vi.runAllTimersAsync()
  return { state: await running, steps }
}

const neverAborted = () => new AbortController().signal
export const submitted = (payWith: PaymentState['payWith']) =>
  reducePayment(idlePayment, { type: 'submit', payWith })
export const tryAgain = (state: PaymentState, newCard: boolean, outdated = false) =>
  reducePayment(state, { type: 'tryAgain', payWith: 'newCard', newCard, outdated })
