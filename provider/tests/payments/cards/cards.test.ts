import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMember } from '../../support/users'
import type { TestProvider } from '../../support/start-provider'
import {
  buy,
  chargesOf,
  confirm,
  order,
  readSubscription,
  secretOf,
  startShop,
  subscriptionsOf,
  typeCard,
} from '../support/shop'

let provider: TestProvider
beforeAll(async () => {
  provider = await startShop()
})
afterAll(() => provider.stop())

describe('cards that are not approved at once', () => {
  test('3-D Secure passed: active at the second poll', async () => {
    const { user, headers } = await createMember(provider)
    const card = await typeCard(provider, '4000 0025 0000 3155')
    const bought = await buy(provider, headers, order({ stripe_payment_method_id: card.body.id }))
    expect(bought.body.status).toBe('incomplete')
    expect((await readSubscription(provider, headers, bought.body.id)).body.status).toBe(
      'incomplete',
    )
    expect(await chargesOf(provider, user.id)).toEqual([])

    const confirmed = await confirm(provider, secretOf(bought), card.body.id)
    expect(confirmed.body.status).toBe('succeeded')
    const polls = []
    for (let poll = 0; poll < 3; poll += 1)
      polls.push((await readSubscription(provider, headers, bought.body.id)).body.status)
    expect(polls).toEqual(['incomplete', 'active', 'active'])
    expect(await chargesOf(provider, user.id)).toHaveLength(1)
  })

  test('3-D Secure failed: reports it, takes nothing, and another card continues the same purchase', async () => {
    const { user, headers } = await createMember(provider)
    const body = order({ stripe_payment_method_id: 'pm_card_threeDSecure2Required' })
    const bought = await buy(provider, headers, body)
    const failed = await confirm(provider, secretOf(bought), 'pm_card_threeDSecure2Required', false)
    expect(failed.body).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    })
    expect(await chargesOf(provider, user.id)).toEqual([])
    const second = await confirm(provider, secretOf(bought), 'pm_card_mastercard')
    expect(second.body.status).toBe('succeeded')
    expect(await chargesOf(provider, user.id)).toHaveLength(1)
  })

  test('3-D Secure left open is asked again for the same card', async () => {
    const { headers } = await createMember(provider)
    const card = await typeCard(provider, '4000 0025 0000 3155')
    const body = order({ stripe_payment_method_id: card.body.id })
    const bought = await buy(provider, headers, body)
    const secret = secretOf(bought)
    const act = (path: string, more: object = {}) =>
      provider.call('POST', `/sandbox/v1/payment_intents/${secret.split('_secret_')[0]}/${path}`, {
        body: { client_secret: secret, ...more },
      })
    await act('confirm', { payment_method: card.body.id })
    const back = await readSubscription(provider, headers, bought.body.id)
    expect(secretOf(back)).toBe(secret)
    const open = { status: 'requires_action', payment_method: card.body.id }
    expect((await act('read')).body).toMatchObject(open)
    expect((await act('confirm')).body).toMatchObject(open)
  })

  test('a rejection names its card', async () => {
    const { headers } = await createMember(provider)
    const card = await typeCard(provider, '4000000000000002')
    const body = order({ stripe_payment_method_id: card.body.id })
    const declined = await confirm(
      provider,
      secretOf(await buy(provider, headers, body)),
      card.body.id,
    )
    expect(declined.body.error.payment_intent.last_payment_error).toMatchObject({
      code: 'card_declined',
      payment_method: { id: card.body.id },
    })
  })

  test.each([
    ['4000000000000002', 'card_declined', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'Your card has insufficient funds.'],
    ['4000000000000127', 'incorrect_cvc', 'Your card’s security code is incorrect.'],
  ])(
    '%s is declined when confirmed; another card pays the same subscription',
    async (number, code, message) => {
      const { user, headers } = await createMember(provider)
      const card = await typeCard(provider, number)
      const bought = await buy(provider, headers, order({ stripe_payment_method_id: card.body.id }))
      expect(bought.body.status).toBe('incomplete')
      const declined = await confirm(provider, secretOf(bought), card.body.id)
      expect(declined).toMatchObject({
        status: 402,
        body: { error: { type: 'card_error', code, message } },
      })
      await confirm(provider, secretOf(bought), 'pm_card_visa')
      await readSubscription(provider, headers, bought.body.id)
      const done = await readSubscription(provider, headers, bought.body.id)
      expect(done.body.status).toBe('active')
      expect(await subscriptionsOf(provider, user.id)).toHaveLength(1)
      expect(await chargesOf(provider, user.id, 'succeeded')).toHaveLength(1)
    },
  )

  test('errors are in the payer’s language, also the last error of a payment', async () => {
    const { headers } = await createMember(provider)
    const body = order({ stripe_payment_method_id: 'pm_card_chargeDeclined' })
    const secret = secretOf(await buy(provider, headers, body))
    const call = (language: string, step: 'confirm' | 'read') =>
      provider.call('POST', `/sandbox/v1/payment_intents/${secret.split('_secret_')[0]}/${step}`, {
        headers: { 'accept-language': language },
        body: { client_secret: secret, payment_method: 'pm_card_chargeDeclined' },
      })
    const declined = 'Tu tarjeta fue rechazada.'
    expect((await call('es', 'confirm')).body.error).toMatchObject({
      message: declined,
      payment_intent: { last_payment_error: { message: declined } },
    })
    expect((await call('en', 'read')).body.last_payment_error.message).toBe(
      'Your card was declined.',
    )
  })

  test('a charge already made cannot be made again by confirming', async () => {
    const { user, headers } = await createMember(provider)
    const body = order({ stripe_payment_method_id: 'pm_card_chargeDeclined' })
    const bought = await buy(provider, headers, body)
    // Opens connections first: on cold ones the first request would finish before the second
    // begins.
    const open = () => provider.pool.query('select pg_sleep(0.2)')
    await Promise.all(Array.from({ length: 10 }, open))
    const all = await Promise.all(
      Array.from({ length: 30 }, () => confirm(provider, secretOf(bought), 'pm_card_visa')),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(all.find(({ status }) => status !== 200)).toMatchObject({
      status: 400,
      body: { error: { code: 'payment_intent_unexpected_state' } },
    })
    expect(await chargesOf(provider, user.id, 'succeeded')).toHaveLength(1)
  })

  test('4000000000000341 is confirmed and never active; another card then pays once', async () => {
    const shop = await startShop()
    const { user, headers } = await createMember(shop)
    const card = await typeCard(shop, '4000000000000341')
    const bought = await buy(shop, headers, order({ stripe_payment_method_id: card.body.id }))
    expect((await confirm(shop, secretOf(bought), card.body.id)).body.status).toBe('processing')
    for (let poll = 0; poll < 15; poll += 1) {
      const { body } = await readSubscription(shop, headers, bought.body.id)
      expect(body.status).toBe('incomplete')
    }
    shop.clock.advance(3_600_000)
    expect((await readSubscription(shop, headers, bought.body.id)).body.status).toBe('incomplete')
    expect((await confirm(shop, secretOf(bought), 'pm_card_visa')).body.status).toBe('succeeded')
    expect(await chargesOf(shop, user.id)).toHaveLength(1)
    await shop.stop()
  })

  test('4000000000000069 cannot become a payment method; 4000000000000119 cannot start', async () => {
    const { user, headers } = await createMember(provider)
    const expired = await typeCard(provider, '4000000000000069')
    expect(expired).toMatchObject({
      status: 402,
      body: { error: { code: 'expired_card', message: 'Your card has expired.' } },
    })
    const card = await typeCard(provider, '4000000000000119')
    const refused = await buy(provider, headers, order({ stripe_payment_method_id: card.body.id }))
    expect(refused).toMatchObject({
      status: 422,
      body: { error: 'We couldn’t start the payment. Try again.' },
    })
    expect(await subscriptionsOf(provider, user.id)).toEqual([])
  })

  test('a number that is no test card is rejected and not stored', async () => {
    const response = await typeCard(provider, '4539148803436467')
    expect(response).toMatchObject({
      status: 402,
      body: { error: { decline_code: 'test_mode_live_card' } },
    })
    const { rows } = await provider.pool.query(
      `select count(*)::int as found from sandbox_payment_methods p where p::text like '%4539148803436467%'`,
    )
    expect(rows[0].found).toBe(0)
  })
})
