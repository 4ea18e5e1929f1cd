import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PendingChange, subscriptions } from '../../../src/db/schema/subscriptions'
import { PaymentRejectedError } from '../../../src/payments/gateway'
import { cancelSubscription } from '../../../src/payments/manage/cancel'
import { requestChange, settleChange } from '../../../src/payments/manage/request-change'
import type { TestProvider } from '../../support/start-provider'
import { testClock } from '../../support/test-clock'
import { buy, chargesOf, confirm, order, secretOf, startShop } from '../support/shop'
import { changeTo, type Subscribed, subscribed } from './support'

const clock = testClock('2027-03-10T12:00:00Z')
let provider: TestProvider
beforeAll(async () => {
  provider = await startShop({ clock })
})
afterAll(() => provider.stop())

const day = 86_400_000
const minute = 60_000

test('a key stands for one change for ever, also when that has been taken back', async () => {
  const member = await subscribed(provider)
  const [option] = (await member.pauseOptions()).body
  const pause = { pause_until: option.resumes_at }
  expect((await member.change(pause, 'pause-once')).body.pause).not.toBeNull()
  expect((await member.change({ pause_until: null }, 'back')).body.pause).toBeNull()
  const repeated = await member.change(pause, 'pause-once')
  expect([repeated.status, repeated.body.pause]).toEqual([200, null])
})

test('a repeated request to take a cancellation back does not undo a later one', async () => {
  const member = await subscribed(provider)
  await member.cancel()
  const undo = { cancel_at_period_end: false }
  expect((await member.change(undo, 'undo-once')).body.cancel_at_period_end).toBe(false)
  await member.cancel()
  expect((await member.change(undo, 'undo-once')).body.cancel_at_period_end).toBe(true)
})

test.each([
  ['older than 15 minutes', 15 * minute + 1000, 0],
  ['of a moment to come', 0, 30 * minute],
])('a preview %s is not charged', async (_, later, ahead) => {
  const member = await subscribed(provider)
  clock.advance(day)
  const { body } = await member.preview('subscription_plan_id=3')
  const { amount, currency } = body.due_today
  const at = new Date(Date.parse(body.proration_date) + ahead)
  const expected = { amount, currency, proration_date: at.toISOString() }
  clock.advance(later)
  const refused = await member.change({ subscription_plan_id: 3, expected })
  expect(refused).toMatchObject({ status: 409, body: { code: 'price_changed' } })
  expect(await chargesOf(provider, member.user.id, 'succeeded')).toHaveLength(1)
})

test('a plan for what another subscription covers already is refused', async () => {
  const member = await subscribed(provider)
  const other = order({ subscription_plan_id: 2, brand_id: 6 })
  expect((await buy(provider, member.headers, other)).status).toBe(201)
  await provider.pool.query(
    `insert into plans (id, name, description, plan_type, interval)
     values (9, 'Yearly', '', 'single', 'year') on conflict do nothing`,
  )
  await provider.pool.query(
    `insert into plan_prices values (9, 'usd', 9900) on conflict do nothing`,
  )
  const refused = await member.preview('subscription_plan_id=9&brand_id=6')
  expect(refused).toMatchObject({ status: 422, body: { code: 'already_subscribed' } })
  expect((await member.preview('subscription_plan_id=9&brand_id=4')).status).toBe(200)
})

test('a pause ends at one of the offered moments only', async () => {
  const member = await subscribed(provider)
  const refused = await member.change({ pause_until: '2037-01-01T00:00:00.000Z' })
  expect(refused).toMatchObject({ status: 422, body: { code: 'pause_end_unknown' } })
  expect((await member.row()).pauseEndsAt).toBeNull()
})

test('a cancellation at once waits for the answer of a change that is under way', async () => {
  const member = await subscribed(provider)
  const { id } = await member.row()
  const change = { kind: 'resume', reference: 'r', requestedAt: clock.now().toISOString() }
  await provider.db
    .update(subscriptions)
    .set({ status: 'past_due', pendingChange: change as PendingChange })
    .where(eq(subscriptions.id, id))
  expect((await member.cancel()).status).toBe(409)
  expect((await member.row()).status).toBe('past_due')
})

test('of two cancellations at once in the same moment the first one counts', async () => {
  const member = await subscribed(provider)
  const { id } = await member.row()
  await provider.db
    .update(subscriptions)
    .set({ status: 'past_due' })
    .where(eq(subscriptions.id, id))
  const read = await member.row()
  const first = await cancelSubscription(provider.deps, read, 'health')
  clock.advance(minute)
  await cancelSubscription(provider.deps, read, 'price')
  expect(await member.row()).toMatchObject({ leaveReason: 'health', canceledAt: first.canceledAt })
})

test('the gateway charges nothing else than what was shown', async () => {
  const member = await subscribed(provider)
  clock.advance(day)
  const { cards } = provider.deps
  const change = {
    plan: { id: 3, name: 'Yearly', planType: 'all', interval: 'year', intervalCount: 1 },
    brandId: null,
    price: 23_999,
  } as const
  const id = (await member.row()).gatewaySubscriptionId!
  const at = clock.now()
  const { dueToday } = await cards.previewChange(id, change, { at, credit: 0 })
  const request = { ...change, reference: randomUUID(), at, due: dueToday.amount - 1 }
  await expect(cards.changePlan(id, request)).rejects.toThrow(PaymentRejectedError)
  expect(await chargesOf(provider, member.user.id, 'succeeded')).toHaveLength(1)
})

test('a change that the bank has not confirmed within 22 hours is given up and can no longer be paid', async () => {
  const member = await subscribed(provider)
  await member.setCard({ kind: 'challenge', afterwards: 'approve' })
  const { changed } = await changeTo(member, 3)
  clock.advance(22 * 60 * minute - 1)
  await member.read()
  expect((await member.row()).pendingChange).not.toBeNull()
  clock.advance(1)
  await member.read()
  expect((await member.row()).pendingChange).toBeNull()
  await confirm(provider, secretOf(changed))
  expect((await member.read()).body.subscription_plan.id).toBe(2)
  expect(await chargesOf(provider, member.user.id, 'succeeded')).toHaveLength(1)
})

describe('a change that another one has followed', () => {
  const pause = (reference: string): PendingChange => ({
    kind: 'pause',
    reference,
    requestedAt: clock.now().toISOString(),
    startsAt: new Date(clock.now().getTime() + day).toISOString(),
    endsAt: new Date(clock.now().getTime() + 30 * day).toISOString(),
  })
  const setPending = async (member: Subscribed, pendingChange: PendingChange) => {
    const { id } = await member.row()
    await provider.db.update(subscriptions).set({ pendingChange }).where(eq(subscriptions.id, id))
  }

  test('is settled without the later one', async () => {
    const member = await subscribed(provider)
    await setPending(member, pause('later'))
    const outdated = { ...(await member.row()), pendingChange: pause('earlier') }
    await settleChange(provider.deps, outdated)
    expect((await member.row()).pendingChange?.reference).toBe('later')
  })

  test('is rejected by the gateway without the later one', async () => {
    const member = await subscribed(provider)
    const rejecting = {
      ...provider.deps.cards,
      setPause: async () => {
        await setPending(member, pause('later'))
        throw new PaymentRejectedError('price_changed', 'price_changed')
      },
    }
    const { kind, startsAt, endsAt } = pause('') as Extract<PendingChange, { kind: 'pause' }>
    const asked = requestChange({ ...provider.deps, cards: rejecting }, await member.row(), {
      ...{ kind, startsAt, endsAt },
    })
    await expect(asked).rejects.toThrow()
    expect((await member.row()).pendingChange?.reference).toBe('later')
  })
})
