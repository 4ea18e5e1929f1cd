import { idlePayment, type PaymentEvent, type PaymentState } from '@/lib/checkout/payment-state'
import type { IntentView } from '@/lib/checkout/card-payments'
import type { Failure } from '@/lib/checkout/failure'
import { reducePayment } from '@/lib/checkout/reduce-payment'
import { aSubscription } from './subscription-fixture'

export const failure: Failure = { code: 'card_declined', messages: ['Your card was declined.'] }
export const after = (...events: PaymentEvent[]) => events.reduce(reducePayment, idlePayment)
export const submit: PaymentEvent = { type: 'submit', payWith: 'newCard' }
export const submitOnFile: PaymentEvent = { type: 'submit', payWith: 'cardOnFile' }
export const method = (paymentMethodId = 'pm_1'): PaymentEvent => ({
  type: 'methodCreated',
  paymentMethodId,
})
export const created = (status: string, secret: string | null = 'pi_1_secret_x'): PaymentEvent => ({
  type: 'created',
  subscription: aSubscription(status, { secret }),
})
export const read = (status: string, secret: string | null = 'pi_1_secret_x'): PaymentEvent => ({
  type: 'read',
  subscription: aSubscription(status, { secret }),
})
export const again = (
  newCard: boolean,
  payWith: PaymentState['payWith'] = 'newCard',
  outdated = false,
): PaymentEvent => ({
  type: 'tryAgain',
  payWith,
  newCard,
  outdated,
})
export const refusedConfirm: PaymentEvent = { type: 'confirmRefused', failure }
export const timeOut: PaymentEvent = {
  type: 'pollFailed',
  failure: { code: 'default', messages: [] },
  gone: false,
}
export const notFound: PaymentEvent = { ...timeOut, gone: true }
export const creationFailed = (outcomeUnknown: boolean, mayHavePlan = false): PaymentEvent => ({
  type: 'creationFailed',
  failure,
  outcomeUnknown,
  mayHavePlan,
})
export const unclear: PaymentEvent = { type: 'confirmUnclear', paymentMethodId: 'pm_1' }
/** The payment intent of the card provider; its last decline is of the card `refused`. */
export const intent = (status: IntentView['status'], refused?: string): PaymentEvent => ({
  type: 'intent',
  intent: { status, failure: refused ? failure : null, failedMethodId: refused ?? null },
})
export const noIntent: PaymentEvent = { type: 'intent', intent: null }
export const searched = (status?: string): PaymentEvent => ({
  type: 'searched',
  subscription: status ? aSubscription(status) : null,
})
export const settled = (status: string, charged = false): PaymentEvent => ({
  type: 'settled',
  subscription: aSubscription(status, {
    charged: charged ? { amount: 1, tax: 0, currency: 'usd', at: '2026-11-22T00:00:00Z' } : null,
  }),
})
export const returned = (resume: 'check' | 'wait'): PaymentEvent => ({
  type: 'found',
  subscriptionId: 7,
  resume,
})

export const declined = [submit, method(), created('incomplete'), refusedConfirm]
export const unsettled = [
  submit,
  method(),
  created('incomplete'),
  { type: 'confirmed' } as const,
  timeOut,
]
