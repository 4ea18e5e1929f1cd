import { afterAll, describe, expect, test } from 'vitest'
import { createMember } from '../../support/users'
import {
  buy,
  chargesOf,
  confirm,
  gatewayStatusesOf,
  order,
  readSubscription,
  secretOf,
  startStripeShop,
  subscriptionsOf,
  typeCard,
} from '../support/shop'
import { seattle } from '../support/stripe-shop'

const { stripe, provider, stop } = await startStripeShop()
afterAll(stop)

const waiting = order({ stripe_payment_method_id: 'pm_card_authenticationRequired' })
const rowsOf = (userId: number) => subscriptionsOf(provider, userId)
test('a purchase opens a subscription at our price that waits for the browser', async () => {
  const { user, headers } = await createMember(provider)
  const body = order({
    price: 1,
    address: seattle,
    stripe_payment_method_id: 'pm_card_threeDSecureRequired',
  })
  const bought = await buy(provider, headers, body)
  expect(bought.body).toMatchObject({ status: 'incomplete', charged: null, next_charge: null })
  const [row] = await rowsOf(user.id)
  expect(row!.gatewayIntentId).toBe(secretOf(bought).split('_secret_')[0])
  const { params, key } = stripe.callsOf('POST /v1/subscriptions').at(-1)!
  expect(key).toBe(`subscription-${row!.publicId}`)
  expect(params).toMatchObject({
    items: [
      {
        price_data: {
          ...{ unit_amount: 23_999, currency: 'usd', tax_behavior: 'exclusive' },
          recurring: { interval: 'year', interval_count: 1 },
        },
      },
    ],
    payment_behavior: 'default_incomplete',
    payment_settings: {
      payment_method_types: ['card'],
      save_default_payment_method: 'on_subscription',
    },
    automatic_tax: { enabled: true },
    metadata: { reference: row!.publicId },
  })
})

describe('the card', () => {
  test('declined, then another: one subscription, one charge', async () => {
    const { user, headers } = await createMember(provider)
    const card = await typeCard(provider, '4000 0000 0000 0002')
    const bought = await buy(provider, headers, order({ stripe_payment_method_id: card.body.id }))
    const declined = await confirm(provider, secretOf(bought), card.body.id)
    expect(declined).toMatchObject({
      status: 402,
      body: { error: { code: 'card_declined', message: 'Your card was declined.' } },
    })
    await confirm(provider, secretOf(bought), 'pm_card_mastercard')
    const read = await readSubscription(provider, headers, bought.body.id)
    expect(read.body.status).toBe('active')
    expect(secretOf(read)).toBeNull()
    expect(await rowsOf(user.id)).toHaveLength(1)
    const charges = await chargesOf(provider, user.id)
    expect(charges.map(({ status }) => status)).toEqual(['failed', 'succeeded'])
  })

  test('asks for 3-D Secure: failed, then passed, one charge', async () => {
    const { user, headers } = await createMember(provider)
    const card = await typeCard(provider, '4000002500003155')
    const bought = await buy(provider, headers, order({ stripe_payment_method_id: card.body.id }))
    const failed = await confirm(provider, secretOf(bought), card.body.id, false)
    expect(failed.body).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    })
    const open = await readSubscription(provider, headers, bought.body.id)
    expect(open.body.status).toBe('incomplete')
    await confirm(provider, secretOf(open), card.body.id)
    const read = await readSubscription(provider, headers, bought.body.id)
    expect(read.body.status).toBe('active')
    expect(await chargesOf(provider, user.id)).toHaveLength(1)
  })

  test('declined in 3-D Secure takes nothing', async () => {
    const { user, headers } = await createMember(provider)
    const method = 'pm_card_threeDSecureRequiredChargeDeclined'
    const bought = await buy(provider, headers, order({ stripe_payment_method_id: method }))
    expect((await confirm(provider, secretOf(bought), method)).status).toBe(402)
    expect(await chargesOf(provider, user.id, 'succeeded')).toEqual([])
  })

  test('that never settles leaves the attempt open', async () => {
    const { headers } = await createMember(provider)
    const card = await typeCard(provider, '4000000000000341')
    const bought = await buy(provider, headers, order({ stripe_payment_method_id: card.body.id }))
    expect((await confirm(provider, secretOf(bought), card.body.id)).body.status).toBe('processing')
    const other = await buy(provider, headers, order({ subscription_plan_id: 2, brand_id: 4 }))
    expect(other.status).toBe(409)
    const read = await readSubscription(provider, headers, bought.body.id)
    expect(read.body.status).toBe('incomplete')
  })

  test('that expired or is no card is rejected where it is typed', async () => {
    const expired = await typeCard(provider, '4000000000000069')
    expect(expired.body.error).toMatchObject({ code: 'expired_card' })
    const wrong = await typeCard(provider, '4242424242424241')
    expect(wrong.body.error).toMatchObject({ code: 'incorrect_number' })
  })

  test('of somebody else cannot pay', async () => {
    const owner = await createMember(provider)
    await buy(provider, owner.headers)
    const [card] = (await provider.call('GET', '/api/v1/payment_profiles', owner)).body.data
    const thief = await createMember(provider)
    const body = order({ stripe_payment_method_id: card.stripe_payment_method_id ?? card.id })
    const bought = await buy(provider, thief.headers, body)
    expect(bought.body.status).not.toBe('active')
    expect(await chargesOf(provider, thief.user.id)).toEqual([])
  })
})

test('an attempt in one currency does not stand in the way of one in another', async () => {
  const { user, headers } = await createMember(provider)
  await buy(provider, headers, waiting)
  const other = await buy(
    provider,
    headers,
    order({ currency: 'aud', subscription_plan_id: 2, brand_id: 4 }),
  )
  expect(other.body).toMatchObject({ status: 'active', charged: { currency: 'aud' } })
  expect(await gatewayStatusesOf(provider, user.id)).toEqual(['incomplete_expired', 'active'])
})

describe('tax', () => {
  const ask = (postal_code: string) =>
    provider.call('POST', '/api/v1/public/subscription_plan/1/tax_estimates', {
      body: { address: { country: 'US', state: 'WA', postal_code } },
    })

  test('is calculated by Stripe', async () => {
    expect((await ask('98101')).body).toEqual({ amount: 1.95, currency: 'usd' })
    expect((await ask('00000')).body.messages).toEqual([
      'We couldn’t find that postal code. Check it and try again.',
    ])
  })

  test('needs the whole address only in the United States and Canada', async () => {
    const headers = { 'X-CSCAPI-KEY': provider.env.geographyKey }
    type Listed = { iso2: string; full_address_required: boolean }[]
    const { body } = await provider.call<Listed>('GET', '/api/countries', { headers })
    const full = body.filter(({ full_address_required }) => full_address_required)
    expect(full.map(({ iso2 }) => iso2).sort()).toEqual(['CA', 'US'])
  })

  test('at an address that Stripe does not know does not prevent a purchase', async () => {
    const { headers } = await createMember(provider)
    const nowhere = order({ address: { ...seattle, postal_code: '00000' } })
    expect((await buy(provider, headers, nowhere)).body.charged.amount).toBe(239.99)
  })
})

test('the sandbox’s addresses do not exist', async () => {
  expect((await provider.call('GET', '/sandbox/stripe.js')).status).toBe(404)
  const card = { number: '4242424242424242', exp_month: 1, exp_year: 2040 }
  const made = await provider.call('POST', '/sandbox/v1/payment_methods', { body: { card } })
  expect(made.status).toBe(404)
})
