import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CardGateway } from '../../src/payments/gateway'
import { sweepPayments } from '../../src/payments/sweep'
import type { TestProvider } from '../support/start-provider'
import { createMember } from '../support/users'
import {
  buy,
  chargesOf,
  confirm,
  monthlyWithTrial,
  order,
  readSubscription,
  secretOf,
  singleMonthly,
  startShop,
  subscriptionsOf,
} from './support/shop'

let provider: TestProvider
let second: TestProvider
beforeAll(async () => {
  provider = await startShop()
  // Another process on the same database.
  second = await startShop({ database: { url: provider.database.url }, clock: provider.clock })
})
afterAll(async () => {
  await second.stop()
  await provider.stop()
})

const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))
const each = (index: number) => (index % 2 === 0 ? provider : second)

describe('many at once', () => {
  test('50 with one key, on two processes: one subscription, one charge, one answer', async () => {
    const { user, headers } = await createMember(provider)
    const answers = await times(50, (index) => buy(each(index), headers, order(), 'one-key'))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await subscriptionsOf(provider, user.id)).toHaveLength(1)
    expect(await chargesOf(provider, user.id)).toHaveLength(1)
  })

  test('50 with 50 keys: one subscription, one charge, all others told so', async () => {
    const { user, headers } = await createMember(provider)
    const answers = await times(50, (index) => buy(each(index), headers, order(), `key-${index}`))
    const [row] = await subscriptionsOf(provider, user.id)
    for (const { status, body } of answers)
      expect(status === 201 ? body.id : body.subscription_id).toBe(row!.id)
    expect(await subscriptionsOf(provider, user.id)).toHaveLength(1)
    expect(await chargesOf(provider, user.id)).toHaveLength(1)
  })

  test('50 trials at once: one', async () => {
    const { user, headers } = await createMember(provider)
    const body = order({ subscription_plan_id: monthlyWithTrial })
    await times(50, (index) => buy(each(index), headers, body, `trial-${index}`))
    const rows = await subscriptionsOf(provider, user.id)
    expect(rows.filter(({ status }) => status === 'active')).toHaveLength(1)
    expect(await chargesOf(provider, user.id)).toEqual([])
  })

  test('all brands and a single one at the same time: never both, never two charges kept', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { user, headers } = await createMember(provider)
      const single = order({ subscription_plan_id: singleMonthly, brand_id: 4 })
      await times(6, (index) => buy(each(index), headers, index < 3 ? order() : single))
      const live = (await subscriptionsOf(provider, user.id)).filter((r) => r.status === 'active')
      expect(live).toHaveLength(1)
      expect(live[0]!.planType).toBe('all')
    }
  })
})

describe('a key', () => {
  test('with another body is 409, and only its own user’s', async () => {
    const { headers } = await createMember(provider)
    const other = await createMember(provider)
    await buy(provider, headers, order(), 'mine')
    const changed = await buy(provider, headers, order({ currency: 'cad' }), 'mine')
    expect(changed.status).toBe(409)
    expect((await buy(provider, other.headers, order(), 'mine')).status).toBe(201)
  })

  test('over 255 characters or unprintable is 400', async () => {
    const { user, headers } = await createMember(provider)
    expect((await buy(provider, headers, order(), 'k'.repeat(256))).status).toBe(400)
    expect((await buy(provider, headers, order(), 'two words')).status).toBe(400)
    expect(await subscriptionsOf(provider, user.id)).toEqual([])
  })

  test('still answers after a refusal, a day and an upgrade', async () => {
    const shop = await startShop()
    const { headers } = await createMember(shop)
    const refused = order({ stripe_payment_method_id: 'pm_unknown' })
    expect((await buy(shop, headers, refused, 'again')).status).toBe(422)
    const bought = await buy(shop, headers, order(), 'again')
    shop.clock.advance(2 * 86_400_000)
    const replayed = await buy(shop, headers, order(), 'again')
    expect(replayed.body.id).toBe(bought.body.id)
    expect(replayed.status).toBe(201)
    await shop.stop()
  })
})

describe('the open attempt', () => {
  const waiting = order({ stripe_payment_method_id: 'pm_card_authenticationRequired' })

  test('is found by a second tab, by a new key and by the list', async () => {
    const { user, headers } = await createMember(provider)
    const first = await buy(provider, headers, waiting, 'tab-1')
    const again = await buy(second, headers, waiting, 'tab-2')
    expect(again.body).toEqual(first.body)
    const list = await provider.call('GET', '/api/v1/subscriptions?status=incomplete', { headers })
    expect(list.body.data).toEqual([first.body])
    expect(await subscriptionsOf(provider, user.id)).toHaveLength(1)
  })

  test('pays at once when it is asked for again with a card that needs nothing', async () => {
    const { user, headers } = await createMember(provider)
    const first = await buy(provider, headers, waiting)
    const again = await buy(provider, headers, order())
    expect(again.body).toMatchObject({ id: first.body.id, status: 'active' })
    expect(await chargesOf(provider, user.id)).toHaveLength(1)
  })

  test('makes way for something else, and cannot be paid any more', async () => {
    const { user, headers } = await createMember(provider)
    const first = await buy(provider, headers, waiting)
    const body = order({
      subscription_plan_id: singleMonthly,
      brand_id: 4,
      stripe_payment_method_id: 'pm_card_chargeDeclined',
    })
    const other = await buy(provider, headers, body)
    expect(other.body.id).not.toBe(first.body.id)
    const late = await confirm(provider, secretOf(first), 'pm_card_visa')
    expect(late.body.error.code).toBe('payment_intent_unexpected_state')
    expect(await subscriptionsOf(provider, user.id)).toMatchObject([
      { status: 'canceled', cancelReason: 'superseded' },
      { status: 'incomplete' },
    ])
    expect(await chargesOf(provider, user.id)).toEqual([])
  })

  test('does not make way once it is paid: it becomes active', async () => {
    const { user, headers } = await createMember(provider)
    const first = await buy(provider, headers, waiting)
    await confirm(provider, secretOf(first), 'pm_card_authenticationRequired')
    const other = await buy(provider, headers, order({ subscription_plan_id: 2, brand_id: 4 }))
    expect(other.body).toMatchObject({ code: 'already_subscribed', subscription_id: first.body.id })
    expect(await chargesOf(provider, user.id)).toHaveLength(1)
  })

  test('is paid or replaced, never both, when the two race', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { user, headers } = await createMember(provider)
      const first = await buy(provider, headers, waiting)
      const single = order({ subscription_plan_id: singleMonthly, brand_id: 4 })
      await Promise.all([
        confirm(provider, secretOf(first), 'pm_card_visa'),
        buy(second, headers, single),
      ])
      await times(2, () => readSubscription(provider, headers, first.body.id))
      const rows = await subscriptionsOf(provider, user.id)
      expect(rows.filter(({ status }) => status === 'active')).toHaveLength(1)
      expect(await chargesOf(provider, user.id, 'succeeded')).toHaveLength(1)
    }
  })

  test('ends after 23 hours and gives back its code and its place', async () => {
    const shop = await startShop()
    const { user, headers } = await createMember(shop)
    const first = await buy(shop, headers, waiting, 'old')
    shop.clock.advance(23 * 3_600_000)
    const read = await readSubscription(shop, headers, first.body.id)
    expect(read.body.status).toBe('canceled')
    const late = await confirm(shop, secretOf(first), 'pm_card_visa')
    expect(late.body.error.code).toBe('payment_intent_unexpected_state')
    expect((await buy(shop, headers, waiting, 'old')).status).toBe(409)
    expect((await buy(shop, headers, order(), 'new')).body.status).toBe('active')
    expect(await chargesOf(shop, user.id)).toHaveLength(1)
    await shop.stop()
  })

  test('is seen to the end by the sweep when its payer goes away', async () => {
    const shop = await startShop()
    const { user, headers } = await createMember(shop)
    const first = await buy(shop, headers, waiting)
    await confirm(shop, secretOf(first), 'pm_card_visa')
    await sweepPayments(shop)
    expect(await subscriptionsOf(shop, user.id)).toMatchObject([{ status: 'incomplete' }])
    shop.clock.advance(11_000)
    await sweepPayments(shop)
    expect(await subscriptionsOf(shop, user.id)).toMatchObject([{ status: 'active' }])
    await shop.stop()
  })

  test('a slow card settles by the clock alone', async () => {
    const shop = await startShop()
    const { headers } = await createMember(shop)
    const card = await shop.call('POST', '/sandbox/v1/payment_methods', {
      body: { card: { number: '4242424242424341', exp_month: 1, exp_year: 2039, cvc: '111' } },
    })
    const first = await buy(shop, headers, order({ stripe_payment_method_id: card.body.id }))
    expect((await confirm(shop, secretOf(first), card.body.id)).body.status).toBe('processing')
    for (let poll = 0; poll < 15; poll += 1) {
      shop.clock.advance(500)
      const { body } = await readSubscription(shop, headers, first.body.id)
      expect(body.status).toBe('incomplete')
    }
    shop.clock.advance(15_000)
    await readSubscription(shop, headers, first.body.id)
    const settled = await readSubscription(shop, headers, first.body.id)
    expect(settled.body.status).toBe('active')
    await shop.stop()
  })
})

/** A gateway that does its work at one step and then breaks, `failures` times. */
function losingAnswers(step: keyof CardGateway, when: 'before' | 'after', failures = 1) {
  let left = failures
  return (cards: CardGateway): CardGateway => ({
    ...cards,
    [step]: async (...args: unknown[]) => {
      const broken = left > 0
      left -= 1
      if (broken && when === 'before') throw new Error('the line went dead')
      const answer = await (cards[step] as (...all: unknown[]) => Promise<unknown>)(...args)
      if (broken) throw new Error('the line went dead')
      return answer
    },
  })
}

describe('an answer lost on the way, then asked for again', () => {
  const steps = ['ensureCustomer', 'checkPaymentMethod', 'createSubscription'] as const
  const cases = steps.flatMap((step) =>
    (['before', 'after'] as const).flatMap((when) =>
      (['same key', 'new key'] as const).map((key) => ({ step, when, key })),
    ),
  )
  test.each(cases)('$when $step, $key: one charge', async ({ step, when, key }) => {
    const lose = losingAnswers(step, when)
    const broken = await startShop({
      database: { url: provider.database.url },
      clock: provider.clock,
      deps: ({ cards }) => ({ cards: lose(cards) }),
    })
    const { user, headers } = await createMember(provider)
    expect((await buy(broken, headers, order(), 'first')).status).toBe(500)
    const again = await buy(broken, headers, order(), key === 'same key' ? 'first' : 'other')
    expect(again.body.status).toBe('active')
    expect(await subscriptionsOf(provider, user.id)).toHaveLength(1)
    expect(await chargesOf(provider, user.id)).toHaveLength(1)
    await broken.stop()
  })

  test.each(['before', 'after'] as const)('%s a read while polling: one charge', async (when) => {
    const lose = losingAnswers('readSubscription', when, 2)
    const broken = await startShop({
      database: { url: provider.database.url },
      clock: provider.clock,
      deps: ({ cards }) => ({ cards: lose(cards) }),
    })
    const { user, headers } = await createMember(provider)
    const body = order({ stripe_payment_method_id: 'pm_card_threeDSecure2Required' })
    const bought = await buy(broken, headers, body)
    await confirm(broken, secretOf(bought), 'pm_card_threeDSecure2Required')
    const polls = []
    for (let poll = 0; poll < 4; poll += 1)
      polls.push((await readSubscription(broken, headers, bought.body.id)).body.status)
    expect(polls.at(-1)).toBe('active')
    expect(await chargesOf(provider, user.id)).toHaveLength(1)
    await broken.stop()
  })

  test('an upgrade whose end of the old one is lost is finished by the sweep', async () => {
    const lose = losingAnswers('endSubscription', 'before')
    const broken = await startShop({
      database: { url: provider.database.url },
      clock: provider.clock,
      deps: ({ cards }) => ({ cards: lose(cards) }),
    })
    const { user, headers } = await createMember(provider)
    await buy(broken, headers, order({ subscription_plan_id: singleMonthly, brand_id: 4 }))
    expect((await buy(broken, headers, order())).body.status).toBe('active')
    expect((await subscriptionsOf(provider, user.id))[0]).toMatchObject({ gatewayCancel: 'cancel' })
    await sweepPayments(broken)
    expect((await subscriptionsOf(provider, user.id))[0]).toMatchObject({ gatewayCancel: null })
    await broken.stop()
  })
})
