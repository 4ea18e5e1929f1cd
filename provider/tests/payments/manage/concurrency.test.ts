import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { subscriptions } from '../../../src/db/schema/subscriptions'
import { reconcilePayments } from '../../../src/jobs/reconcile-payments'
import { startProvider, type TestProvider } from '../../support/start-provider'
import { testClock } from '../../support/test-clock'
import { holdAt } from '../../support/hold-at'
import { atOnce, chargesOf, startShop } from '../support/shop'
import { changeTo, subscribed } from './support'

const clock = testClock('2027-03-10T12:00:00Z')
let provider: TestProvider
beforeAll(async () => {
  provider = await startShop({ clock })
})
afterAll(() => provider.stop())

test('twenty parallel requests for one change are one change and one charge', async () => {
  const member = await subscribed(provider)
  clock.advance(86_400_000)
  const preview = await member.preview('subscription_plan_id=3')
  const { amount, currency } = preview.body.due_today
  const expected = { amount, currency, proration_date: preview.body.proration_date }
  const changes = await atOnce(20, () =>
    member.change({ subscription_plan_id: 3, expected }, 'one-change'),
  )
  expect(changes.filter(({ status }) => status === 500)).toEqual([])
  expect(changes.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect((await member.row()).planId).toBe(3)
  expect(await chargesOf(provider, member.user.id, 'succeeded')).toHaveLength(2)
})

test('two parallel changes to different plans are one of them', async () => {
  const member = await subscribed(provider)
  clock.advance(86_400_000)
  const [toMonthly, toYearly] = await Promise.all([changeTo(member, 1), changeTo(member, 3)])
  const statuses = [toMonthly.changed.status, toYearly.changed.status].sort()
  // The later one is told that another is under way, or that the amount is another by now.
  expect(statuses[0]).toBe(200)
  const { rows } = await provider.pool.query(
    'select terms from sandbox_subscriptions where id = $1',
    [(await member.row()).gatewaySubscriptionId],
  )
  expect(rows[0].terms.planId).toBe((await member.row()).planId)
})

test('of two changes that arrive in the same moment one is asked for, the other is told', async () => {
  const member = await subscribed(provider)
  clock.advance(86_400_000)
  const bodies = await Promise.all(
    [1, 3].map(async (planId) => {
      const { body } = await member.preview(`subscription_plan_id=${planId}`)
      const { amount, currency } = body.due_today
      const expected = { amount, currency, proration_date: body.proration_date }
      return { subscription_plan_id: planId, expected }
    }),
  )
  const { id } = await member.row()
  const held = await holdAt(provider, 'select from subscriptions where id = $1 for update', [id])
  const answers = Promise.all(bodies.map((body) => member.change(body)))
  await held.stopped(2)
  await held.release()
  expect((await answers).map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await chargesOf(provider, member.user.id, 'succeeded')).toHaveLength(2)
})

test('a process that dies between gateway and database leaves a change that the job records', async () => {
  const member = await subscribed(provider)
  clock.advance(86_400_000)
  let dies = true
  const dying = await startProvider({
    database: provider.database,
    clock,
    deps: ({ cards }) => ({
      cards: {
        ...cards,
        changePlan: async (...given) => {
          const answer = await cards.changePlan(...given)
          if (dies) throw new Error('The process dies here')
          return answer
        },
      },
    }),
  })
  const preview = await member.preview('subscription_plan_id=3')
  const { amount, currency } = preview.body.due_today
  const expected = { amount, currency, proration_date: preview.body.proration_date }
  const body = { subscription: { subscription_plan_id: 3, expected } }
  const put = () =>
    dying.call('PUT', `/api/v1/subscriptions/${member.id}`, {
      body,
      headers: { ...member.headers, 'idempotency-key': 'dying' },
    })
  expect((await put()).status).toBe(500)
  expect(await member.row()).toMatchObject({ planId: 2, pendingChange: { kind: 'plan' } })
  dies = false
  // The member's browser repeats the request: the same change, no second charge.
  expect((await put()).body.subscription_plan.id).toBe(3)
  expect(await chargesOf(provider, member.user.id, 'succeeded')).toHaveLength(2)

  const other = await subscribed(provider)
  dies = true
  await dying.call('PUT', `/api/v1/subscriptions/${other.id}`, {
    body: { subscription: { subscription_plan_id: 3, expected: await freshExpected(other) } },
    headers: other.headers,
  })
  clock.advance(120_000)
  await reconcilePayments(provider)
  expect(await other.row()).toMatchObject({ planId: 3, pendingChange: null })
  expect(await chargesOf(provider, other.user.id, 'succeeded')).toHaveLength(2)
  await dying.stop()
})

async function freshExpected(member: Awaited<ReturnType<typeof subscribed>>) {
  const { body } = await member.preview('subscription_plan_id=3')
  return { ...body.due_today, tax: undefined, proration_date: body.proration_date }
}

test('a change that never reached the gateway is forgotten, and no card is charged for it', async () => {
  const member = await subscribed(provider)
  const row = await member.row()
  await provider.db
    .update(subscriptions)
    .set({
      pendingChange: {
        ...{ kind: 'plan', reference: 'never-sent', requestedAt: clock.now().toISOString() },
        ...{ planId: 3, brandId: null, price: 23_999, due: 1 },
        prorationDate: clock.now().toISOString(),
      },
    })
    .where(eq(subscriptions.id, row.id))
  expect((await member.cancel()).status).toBe(409)
  clock.advance(120_000)
  await reconcilePayments(provider)
  expect(await member.row()).toMatchObject({ planId: 2, pendingChange: null })
  expect(await chargesOf(provider, member.user.id)).toHaveLength(1)
})

test('an amount that is not the one of the preview is a 409 with the new preview', async () => {
  const member = await subscribed(provider)
  clock.advance(86_400_000)
  const expected = { ...(await freshExpected(member)), amount: 0.01 }
  const refused = await member.change({ subscription_plan_id: 3, expected })
  expect(refused).toMatchObject({ status: 409, body: { code: 'price_changed' } })
  expect(refused.body.preview.due_today.amount).toBeGreaterThan(1)
  expect((await member.row()).pendingChange).toBeNull()
})
