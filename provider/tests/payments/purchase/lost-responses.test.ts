import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CardGateway } from '../../../src/payments/gateway'
import { reconcilePayments } from '../../../src/jobs/reconcile-payments'
import type { TestProvider } from '../../support/start-provider'
import { createMember } from '../../support/users'
import {
  buy,
  chargesOf,
  confirm,
  order,
  readSubscription,
  secretOf,
  singleMonthly,
  startShop,
  subscriptionsOf,
} from '../support/shop'

let provider: TestProvider
beforeAll(async () => {
  provider = await startShop()
})
afterAll(() => provider.stop())

/** A gateway that performs one step and then fails, `failures` times. */
function losingResponses(step: keyof CardGateway, when: 'before' | 'after', failures = 1) {
  let left = failures
  return (cards: CardGateway): CardGateway => ({
    ...cards,
    [step]: async (...args: unknown[]) => {
      const broken = left > 0
      left -= 1
      if (broken && when === 'before') throw new Error('the line went dead')
      const response = await (cards[step] as (...all: unknown[]) => Promise<unknown>)(...args)
      if (broken) throw new Error('the line went dead')
      return response
    },
  })
}

/**
 * A person with a card on file buys the yearly plan with another card, and the response is lost.
 */
async function lostWithCardOnFile() {
  const lose = losingResponses('createSubscription', 'before')
  const { user, headers } = await createMember(provider)
  await buy(provider, headers, order({ subscription_plan_id: singleMonthly, brand_id: 4 }))
  const broken = await startShop({
    database: { url: provider.database.url },
    clock: provider.clock,
    deps: ({ cards }) => ({ cards: lose(cards) }),
  })
  const body = order({ stripe_payment_method_id: 'pm_card_threeDSecure2Required' })
  expect((await buy(broken, headers, body)).status).toBe(500)
  await broken.stop()
  const [, lost] = await subscriptionsOf(provider, user.id)
  return { user, headers, lost: lost! }
}

describe('a purchase whose first call was lost', () => {
  test('is not charged by a read, which returns the secret to continue', async () => {
    const { user, headers, lost } = await lostWithCardOnFile()
    const read = await readSubscription(provider, headers, lost.id)
    expect(read.body.status).toBe('incomplete')
    expect(secretOf(read)).toMatch(/^pi_/)
    expect(await chargesOf(provider, user.id)).toHaveLength(1)
  })

  test('is not charged by the background job', async () => {
    const { user } = await lostWithCardOnFile()
    provider.clock.advance(11_000)
    await reconcilePayments(provider)
    expect(await chargesOf(provider, user.id)).toHaveLength(1)
  })

  test('is not charged when it is replaced', async () => {
    const { user, headers } = await lostWithCardOnFile()
    const other = await buy(
      provider,
      headers,
      order({
        subscription_plan_id: singleMonthly,
        brand_id: 6,
        stripe_payment_method_id: 'pm_card_chargeDeclined',
      }),
    )
    expect(other.body.status).toBe('incomplete')
    expect((await subscriptionsOf(provider, user.id))[1]).toMatchObject({
      status: 'canceled',
      cancelReason: 'superseded',
    })
    expect(await chargesOf(provider, user.id)).toHaveLength(1)
  })

  test('begins no trial when it is replaced', async () => {
    const lose = losingResponses('createSubscription', 'before')
    const broken = await startShop({
      database: { url: provider.database.url },
      clock: provider.clock,
      deps: ({ cards }) => ({ cards: lose(cards) }),
    })
    const { user, headers } = await createMember(provider)
    expect((await buy(broken, headers, order({ subscription_plan_id: 1 }))).status).toBe(500)
    expect((await buy(broken, headers)).body).toMatchObject({ status: 'active', in_trial: false })
    expect(await subscriptionsOf(provider, user.id)).toMatchObject([
      { status: 'canceled', cancelReason: 'superseded' },
      { status: 'active' },
    ])
    await broken.stop()
  })
})

describe('a lost response, then the request repeated', () => {
  const steps = ['ensureCustomer', 'checkPaymentMethod', 'createSubscription'] as const
  const cases = steps.flatMap((step) =>
    (['before', 'after'] as const).flatMap((when) =>
      (['same key', 'new key'] as const).map((key) => ({ step, when, key })),
    ),
  )
  test.each(cases)('$when $step, $key: one charge', async ({ step, when, key }) => {
    const lose = losingResponses(step, when)
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
    const lose = losingResponses('readSubscription', when, 2)
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

  test('an upgrade whose cancellation of the old one is lost is completed by the background job', async () => {
    const lose = losingResponses('endSubscription', 'before')
    const broken = await startShop({
      database: { url: provider.database.url },
      clock: provider.clock,
      deps: ({ cards }) => ({ cards: lose(cards) }),
    })
    const { user, headers } = await createMember(provider)
    await buy(broken, headers, order({ subscription_plan_id: singleMonthly, brand_id: 4 }))
    expect((await buy(broken, headers, order())).body.status).toBe('active')
    expect((await subscriptionsOf(provider, user.id))[0]).toMatchObject({ gatewayCancel: 'credit' })
    await reconcilePayments(broken)
    expect((await subscriptionsOf(provider, user.id))[0]).toMatchObject({ gatewayCancel: null })
    await broken.stop()
  })
})
