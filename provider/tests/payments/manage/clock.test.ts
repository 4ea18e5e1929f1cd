import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxIntents } from '../../../src/db/schema/sandbox-payments'
import { periodEndAfter } from '../../../src/payments/period'
import type { TestProvider } from '../../support/start-provider'
import { testClock } from '../../support/test-clock'
import { reconcilePayments } from '../../../src/jobs/reconcile-payments'
import { chargesOf, startShop } from '../support/shop'
import { changeTo, type Subscribed, subscribed } from './support'
import { eq } from 'drizzle-orm'

const clock = testClock()
let provider: TestProvider
beforeAll(async () => {
  provider = await startShop({ clock })
})
afterAll(() => provider.stop())

const monthly = { interval: 'month', intervalCount: 1 } as const

test.each([
  ['2027-01-31T10:00:00Z', monthly, 4, '2027-02-28 2027-03-31 2027-04-30 2027-05-31'],
  ['2027-12-31T23:59:59Z', monthly, 3, '2028-01-31 2028-02-29 2028-03-31'],
  ['2028-02-29T00:00:00Z', monthly, 2, '2028-03-29 2028-04-29'],
  [
    '2028-02-29T12:00:00Z',
    { interval: 'year', intervalCount: 1 } as const,
    4,
    '2029-02-28 2030-02-28 2031-02-28 2032-02-29',
  ],
  [
    '2027-08-31T10:00:00Z',
    { interval: 'month', intervalCount: 3 } as const,
    3,
    '2027-11-30 2028-02-29 2028-05-31',
  ],
])('periods from %s', (anchor, interval, count, expected) => {
  let end = new Date(anchor)
  const ends = Array.from({ length: count }, () => {
    end = periodEndAfter(new Date(anchor), interval, end)
    expect(end.toISOString().slice(10)).toBe(new Date(anchor).toISOString().slice(10))
    return end.toISOString().slice(0, 10)
  })
  expect(ends.join(' ')).toBe(expected)
})

/** Moves the clock in steps, with the job at each, as time does. */
async function goTo(moment: string, stepMs = 86_400_000) {
  while (clock.now() < new Date(moment)) {
    clock.set(new Date(Math.min(clock.now().getTime() + stepMs, new Date(moment).getTime())))
    await reconcilePayments(provider)
  }
}

async function periodsOf(member: Subscribed) {
  const { id } = await member.ledger()
  const rows = await provider.db
    .select()
    .from(sandboxIntents)
    .where(eq(sandboxIntents.subscriptionId, id))
  return rows
    .map(({ periodStart, status }) => `${periodStart!.toISOString().slice(0, 10)} ${status}`)
    .sort()
}

test.each([
  [
    'a 31st',
    '2027-01-31T12:00:00Z',
    '2027-05-01T00:00:00Z',
    ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'],
  ],
  [
    'a leap day',
    '2028-01-30T12:00:00Z',
    '2028-04-01T00:00:00Z',
    ['2028-01-30', '2028-02-29', '2028-03-30'],
  ],
  // Clocks go forward and back in between; periods are counted in UTC and do not move.
  [
    'both changes of daylight saving',
    '2027-02-20T06:30:00Z',
    '2027-04-21T00:00:00Z',
    ['2027-02-20', '2027-03-20', '2027-04-20'],
  ],
])('over %s each period is charged once by the job alone', async (_, from, until, days) => {
  clock.set(from)
  const member = await subscribed(provider)
  await goTo(until)
  expect(await periodsOf(member)).toEqual(days.map((day) => `${day} succeeded`))
  const row = await member.row()
  expect(row.currentPeriodStart!.toISOString()).toBe(
    `${days.at(-1)}${from.slice(10).replace('Z', '.000Z')}`,
  )
})

test('a job that stood still for months charges each period at its own time', async () => {
  clock.set('2027-01-31T12:00:00Z')
  const member = await subscribed(provider)
  clock.set('2027-04-30T12:00:00Z')
  await reconcilePayments(provider)
  await reconcilePayments(provider)
  expect(await periodsOf(member)).toEqual([
    '2027-01-31 succeeded',
    '2027-02-28 succeeded',
    '2027-03-31 succeeded',
    '2027-04-30 succeeded',
  ])
})

test('a declined renewal is tried again on days 3, 5 and 7, and then it ends', async () => {
  clock.set('2027-01-31T12:00:00Z')
  const member = await subscribed(provider)
  await member.setCard({ kind: 'decline', code: 'card_declined' })
  const failed = async () => (await chargesOf(provider, member.user.id, 'failed')).length
  const expected: [string, number, string][] = [
    ['2027-02-28T12:00:30Z', 1, 'past_due'],
    ['2027-03-03T14:00:00Z', 2, 'past_due'],
    ['2027-03-05T14:00:00Z', 3, 'past_due'],
    ['2027-03-07T14:00:00Z', 4, 'canceled'],
  ]
  for (const [moment, count, status] of expected) {
    await goTo(moment, 6 * 3_600_000)
    expect([moment, await failed(), (await member.row()).status]).toEqual([moment, count, status])
  }
  expect(await member.entitled()).toBe(false)
})

test('a declined renewal that is paid by another card goes on with the same period', async () => {
  clock.set('2027-01-31T12:00:00Z')
  const member = await subscribed(provider)
  await member.setCard({ kind: 'decline', code: 'card_declined' })
  await goTo('2027-03-01T00:00:00Z')
  expect(await member.entitled()).toBe(true)
  const { tax } = (await member.read()).body.amount_due
  const { price } = await member.row()
  expect((await member.read()).body.amount_due).toEqual({
    amount: price / 100 + tax,
    tax,
    currency: 'usd',
  })
  await member.setCard({ kind: 'approve' })
  await goTo('2027-03-04T00:00:00Z', 6 * 3_600_000)
  expect((await member.read()).body).toMatchObject({
    status: 'active',
    current_period_end: '2027-03-31T12:00:00.000Z',
    amount_due: null,
  })
  expect(await chargesOf(provider, member.user.id, 'succeeded')).toHaveLength(2)
})

test('a trial is charged at its end, and one that was cancelled is not', async () => {
  clock.set('2027-02-24T12:00:00Z')
  const [kept, left] = [
    await subscribed(provider, { subscription_plan_id: 1, brand_id: undefined }),
    await subscribed(provider, { subscription_plan_id: 1, brand_id: undefined }),
  ]
  await left.cancel()
  expect((await left.row()).cancelAtPeriodEnd).toBe(true)
  await goTo('2027-03-03T13:00:00Z')
  expect((await kept.read()).body).toMatchObject({
    status: 'active',
    in_trial: false,
    current_period_end: '2027-04-03T12:00:00.000Z',
  })
  expect(await chargesOf(provider, kept.user.id)).toHaveLength(1)
  expect((await left.row()).status).toBe('canceled')
  expect(await chargesOf(provider, left.user.id)).toHaveLength(0)
})

test('what is left of a plan that is replaced by a purchase of all brands is given back', async () => {
  clock.set('2027-04-01T12:00:00Z')
  const member = await subscribed(provider)
  clock.set('2027-04-16T12:00:00Z')
  const { buy, order } = await import('../support/shop')
  await member.read()
  const bought = await buy(provider, member.headers, order({ subscription_plan_id: 1 }))
  const row = await member.row()
  expect(row).toMatchObject({ status: 'canceled', cancelReason: 'upgraded', gatewayCancel: null })
  expect(bought.body.status).toBe('active')
  const { rows } = await provider.pool.query('select credit from sandbox_customers where id = $1', [
    row.gatewayCustomerId,
  ])
  expect(rows).toEqual([{ credit: 750 }])
})

test.each([
  ['longer', 2, 4, 3, '2028-01-31T12:00:00.000Z'],
  ['shorter', 3, undefined, 1, '2027-02-28T12:00:00.000Z'],
])(
  'a plan of a %s period, chosen in the first second of a period, begins its own',
  async (...given) => {
    const [, bought, brand, chosen, end] = given
    clock.set('2027-01-31T12:00:00.700Z')
    const member = await subscribed(provider, { subscription_plan_id: bought, brand_id: brand })
    const { changed } = await changeTo(member, chosen)
    expect(changed.body.current_period_end).toBe(end)
    await member.read()
    expect((await member.row()).currentPeriodEnd).toEqual((await member.ledger()).currentPeriodEnd)
  },
)
