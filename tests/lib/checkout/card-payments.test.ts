import type { Stripe } from '@stripe/stripe-js'
import { describe, expect, it } from 'vitest'
import {
  authenticatePayment,
  confirmPayment,
  createMethod,
  retrieveIntent,
} from '@/lib/checkout/card-payments'

const declined = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' }
const notAuthenticated = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate you.',
}
const lost = { type: 'api_connection_error', message: 'We could not reach the card provider.' }
const intent = (status: string, more = {}) => ({ status, last_payment_error: null, ...more })
const byCard = (error: { code: string; message: string }) => ({
  kind: 'refused',
  failure: { code: error.code, messages: [error.message], byCard: true },
})

describe.each([
  ['confirming', 'confirmCardPayment'],
  ['answering the bank', 'handleNextAction'],
] as const)('%s', (_, method) => {
  const ask = (result: object) => {
    const stripe = { [method]: async () => result } as unknown as Stripe
    return method === 'confirmCardPayment'
      ? confirmPayment(stripe, 'secret', 'pm_1')
      : authenticatePayment(stripe, 'secret')
  }

  it.each([
    ['made', { paymentIntent: intent('succeeded') }, { kind: 'underWay' }],
    ['on its way', { paymentIntent: intent('processing') }, { kind: 'underWay' }],
    [
      'made before, whatever the error says',
      { error: { ...notAuthenticated, payment_intent: intent('succeeded') } },
      { kind: 'underWay' },
    ],
    ['declined', { error: declined }, byCard(declined)],
    [
      'not authenticated',
      { error: { ...notAuthenticated, payment_intent: intent('requires_payment_method') } },
      byCard(notAuthenticated),
    ],
    [
      'refused without an error',
      { paymentIntent: intent('requires_payment_method', { last_payment_error: declined }) },
      byCard(declined),
    ],
    ['without an answer', { error: lost }, { kind: 'unclear' }],
    ['failed at the card provider', { error: { type: 'api_error' } }, { kind: 'unclear' }],
    [
      'in another state than expected',
      { error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' } },
      { kind: 'unclear' },
    ],
    ['waiting for the bank', { paymentIntent: intent('requires_action') }, { kind: 'unclear' }],
    ['answered with nothing', {}, { kind: 'unclear' }],
  ])('a payment that is %s', async (_case, result, expected) => {
    expect(await ask(result)).toEqual(expected)
  })
})

describe('saving a card', () => {
  const keep = (result: object) =>
    createMethod(
      { createPaymentMethod: async () => result } as unknown as Stripe,
      {} as never,
      {} as never,
    )

  it.each([
    [{ paymentMethod: { id: 'pm_1' } }, { ok: true, data: 'pm_1' }],
    [
      { error: { ...declined, code: 'expired_card' } },
      { ok: false, failure: { code: 'expired_card', messages: [declined.message], byCard: true } },
    ],
    // Another card does not help with a lost connection.
    [{ error: lost }, { ok: false, failure: { code: lost.type, messages: [lost.message] } }],
  ])('%o', async (result, expected) => {
    expect(await keep(result)).toEqual(expected)
  })
})

describe('reading a payment', () => {
  const look = (result: object) =>
    retrieveIntent({ retrievePaymentIntent: async () => result } as unknown as Stripe, 'secret')

  it('returns its status, its last failure and the declined card', async () => {
    const error = { ...declined, payment_method: { id: 'pm_1' } }
    const paymentIntent = intent('requires_payment_method', { last_payment_error: error })
    expect(await look({ paymentIntent })).toEqual({
      status: 'requires_payment_method',
      failure: { code: 'card_declined', messages: [declined.message], byCard: true },
      failedMethodId: 'pm_1',
    })
  })

  it('returns nothing without a response', async () => {
    expect(await look({ error: lost })).toBeNull()
  })
})
