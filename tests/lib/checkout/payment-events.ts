import { idlePayment, type PaymentEvent, type PaymentState } from '@/lib/checkout/payment-state'
import { reducePayment } from '@/lib/checkout/reduce-payment'
import { aSubscription } from './subscription-fixture'

export const failure = { code: 'card_declined', messages: ['Your card was declined.'] }
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
}
export const creationFailed = (outcomeUnknown: boolean): PaymentEvent => ({
  type: 'creationFailed',
  failure,
  outcomeUnknown,
})

export const declined = [submit, method(), created('incomplete'), refusedConfirm]
export const unsettled = [
  submit,
  method(),
  created('incomplete'),
  { type: 'confirmed' } as const,
  timeOut,
]
