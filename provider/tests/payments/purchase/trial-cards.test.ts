import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestProvider } from '../../support/start-provider'
import { createMember, testPassword } from '../../support/users'
import {
  buy,
  chargesOf,
  monthlyWithTrial,
  order,
  singleMonthly,
  startShop,
  subscriptionsOf,
  typeCard,
} from '../support/shop'

let provider: TestProvider
beforeAll(async () => {
  provider = await startShop()
  await provider.pool.query('update plans set trial_days = 7 where id = $1', [singleMonthly])
})
afterAll(() => provider.stop())

type Member = Awaited<ReturnType<typeof createMember>>
const visa = '4242424242424242'
const mastercard = '5555555555554444'

/** Buys with a card that is typed anew, for what the payer was shown. */
async function buyWith({ headers }: Member, number: string, subscription: object = {}) {
  const { body } = await typeCard(provider, number)
  return buy(
    provider,
    headers,
    order({
      subscription_plan_id: monthlyWithTrial,
      stripe_payment_method_id: body.id,
      expected: { due_today: 0, first_payment: 29.99 },
      ...subscription,
    }),
  )
}

/** A member who had a trial with a card, and has deleted the account since. */
async function hadTrial(number: string) {
  const member = await createMember(provider)
  expect((await buyWith(member, number)).body).toMatchObject({ in_trial: true })
  const body = { password: testPassword }
  const { headers } = member
  expect((await provider.call('DELETE', '/api/v1/user', { headers, body })).status).toBe(204)
  await provider.background.settled()
}

const trialShownTo = async ({ headers }: Member, planId = monthlyWithTrial) =>
  (await provider.call('GET', `/api/v1/subscription_plan/${planId}`, { headers })).body.trial_days

const full = { expected: { due_today: 29.99, first_payment: 29.99 } }

describe('the card of a trial whose account is deleted', () => {
  beforeAll(() => hadTrial(visa))

  test.each([
    ['what was shown', {}],
    ['no word of what was shown', { expected: undefined }],
  ])('has no second trial of the plan: refused with %s, then paid', async (_, shown) => {
    const again = await createMember(provider)
    expect(await trialShownTo(again)).toBe(7)
    const refused = await buyWith(again, visa, shown)
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'price_changed',
        error:
          'This card has already been used for a free trial of this plan. Check the new total.',
      },
    })
    expect(await subscriptionsOf(provider, again.user.id)).toEqual([])
    expect(await chargesOf(provider, again.user.id)).toEqual([])

    // The price screen says so before the payer confirms anew.
    expect(await trialShownTo(again)).toBe(0)
    expect(await buyWith(again, visa)).toMatchObject({ status: 422 })
    const paid = await buyWith(again, visa, full)
    expect(paid.body).toMatchObject({ status: 'active', in_trial: false })
    expect(await chargesOf(provider, again.user.id)).toMatchObject([{ amount: 2999 }])
  })

  test('has the trial of another plan', async () => {
    const again = await createMember(provider)
    const other = { subscription_plan_id: singleMonthly, brand_id: 4 }
    const shown = { due_today: 0, first_payment: 14.99 }
    const bought = await buyWith(again, visa, { ...other, expected: shown })
    expect(bought.body).toMatchObject({ in_trial: true })
  })

  test('says nothing about another card', async () => {
    const other = await createMember(provider)
    expect((await buyWith(other, mastercard)).body).toMatchObject({ in_trial: true })
  })

  test('is kept as a hash under a key, without a person', async () => {
    const { rows } = await provider.pool.query(
      `select card_hash, plan_id, users.* from trial_grants
       join users on users.id = user_id where deleted_at is not null`,
    )
    expect(rows).toMatchObject([
      { plan_id: monthlyWithTrial, email: null, buyer_email: null, first_name: '', last_name: '' },
    ])
    expect(rows[0].card_hash).toMatch(/^[\w-]{43}$/)
  })
})

test('two accounts that exist may share a card', async () => {
  for (const member of [await createMember(provider), await createMember(provider)])
    expect((await buyWith(member, mastercard)).body).toMatchObject({ in_trial: true })
})
