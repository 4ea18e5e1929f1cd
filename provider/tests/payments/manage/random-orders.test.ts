import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { users } from '../../../src/db/schema/identity'
import { subscriptions } from '../../../src/db/schema/subscriptions'
import type { PaymentDeps } from '../../../src/deps'
import { HttpError } from '../../../src/http/errors'
import type { CardGateway } from '../../../src/payments/gateway'
import type { GatewayEvent } from '../../../src/payments/gateway-events'
import type { GatewayState } from '../../../src/payments/gateway-state'
import { createSandboxGateway } from '../../../src/payments/gateways/sandbox/sandbox-gateway'
import { cancelSubscription } from '../../../src/payments/manage/cancel'
import { changePlan, previewPlanChange } from '../../../src/payments/manage/change-plan'
import { changePause, pauseOptions } from '../../../src/payments/manage/pause'
import { isOutdated, readLive, refreshLive } from '../../../src/payments/manage/refresh-live'
import { requestChange } from '../../../src/payments/manage/request-change'
import { applyEvent } from '../../../src/payments/webhooks/apply-event'
import type { TestProvider } from '../../support/start-provider'
import { testClock } from '../../support/test-clock'
import { startShop } from '../support/shop'

vi.setConfig({ testTimeout: 300_000 })

const stepsOfOrder = 3
const atATime = 8
const start = new Date('2027-01-31T10:00:00Z')
const hour = 3_600_000

let provider: TestProvider
beforeAll(async () => {
  provider = await startShop()
})
afterAll(() => provider.stop())

/** Numbers from 0 to 1 that a seed determines. */
function randomNumbers(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
type Random = ReturnType<typeof randomNumbers>
const pick = <T>(random: Random, items: readonly T[]): T =>
  items[Math.floor(random() * items.length)]!

class LostResponse extends Error {}

/** A gateway that does what it is asked, and whose answer is lost now and then. */
function losing(cards: CardGateway, random: Random): CardGateway {
  const lose =
    <Given extends unknown[], T>(method: (...given: Given) => Promise<T>) =>
    async (...given: Given): Promise<T> => {
      const answer = await method(...given)
      if (random() < 0.1) throw new LostResponse()
      return answer
    }
  return {
    ...cards,
    setCancelAtPeriodEnd: lose(cards.setCancelAtPeriodEnd),
    setPause: lose(cards.setPause),
    changePlan: lose(cards.changePlan),
    resume: lose(cards.resume),
  }
}

/** A member of the monthly plan of one brand, with a clock and a gateway of their own. */
async function openSubscription(random: Random) {
  const clock = testClock(start)
  const { db, log } = provider
  const gateway = createSandboxGateway({ db, clock, webhookSecrets: [] })
  const deps: PaymentDeps = { ...provider.deps, db, log, clock, cards: losing(gateway, random) }
  const reference = randomUUID()
  const email = `${reference}@example.com`
  const [user] = await db
    .insert(users)
    .values({ email, firstName: 'A', lastName: 'B', registrationType: 'email', createdAt: start })
    .returning()
  const customerId = await gateway.ensureCustomer({ reference, email, name: 'A B' })
  const amounts = { price: 1499, discount: 0, tax: 0, total: 1499 }
  const opened = await gateway.createSubscription({
    ...{ reference, customerId, amounts, taxed: false, currency: 'usd', trialDays: 0 },
    plan: { id: 2, name: 'One brand', interval: 'month', intervalCount: 1 },
    payment: { methodId: 'pm_card_visa' },
    address: undefined,
    promotionCode: undefined,
  })
  const { state } = opened
  const [row] = await db
    .insert(subscriptions)
    .values({
      ...{ publicId: reference, userId: user!.id, planId: 2, planType: 'single', brandId: 4 },
      ...{ status: 'active', statusAt: state.at, checkedAt: start, createdAt: start },
      ...{ currency: 'usd', price: 1499, total: 1499, gateway: 'sandbox' },
      currentPeriodStart: state.currentPeriodStart,
      currentPeriodEnd: state.currentPeriodEnd,
      gatewayCustomerId: customerId,
      gatewaySubscriptionId: opened.id,
    })
    .returning()
  const read = async () => {
    const [current] = await db.select().from(subscriptions).where(eq(subscriptions.id, row!.id))
    return current!
  }
  return { clock, deps, gateway, read, gatewayId: opened.id }
}
type Opened = Awaited<ReturnType<typeof openSubscription>>

const steps: Record<string, (opened: Opened, random: Random) => Promise<unknown>> = {
  cancel: async ({ deps, read }) => cancelSubscription(deps, await read(), undefined),
  undo: async ({ deps, read }) => requestChange(deps, await read(), { kind: 'undo_cancel' }),
  change: async ({ deps, read }, random) => {
    const row = await read()
    const [planId, brandId] = pick(random, [
      [1, undefined],
      [3, undefined],
      [2, 6],
    ] as const)
    const { at, dueToday } = await previewPlanChange(deps, row, { planId, brandId })
    const expected = { amount: dueToday.amount, currency: 'usd', prorationDate: at }
    return changePlan(deps, row, { planId, brandId, expected, key: undefined })
  },
  pause: async ({ deps, read }, random) => {
    const row = await read()
    const { resumesAt } = await pauseOptions(deps, row)
    return changePause(deps, row, { until: pick(random, resumesAt), key: undefined })
  },
  resume: async ({ deps, read }) =>
    changePause(deps, await read(), { until: null, key: undefined }),
  wait: async ({ clock }, random) => clock.advance(Math.floor(random() * 40 * 24) * hour),
}

const kinds = Object.keys(steps)
const sequences = kinds.length ** stepsOfOrder
/** Every sequence of kinds, alone and then together with others. */
const orders = 2 * sequences
/** The kind of a step of an order: all sequences come in turn. */
const kindOf = (seed: number, step: number) =>
  kinds[Math.floor(seed / kinds.length ** step) % kinds.length]!

const event = (gatewaySubscriptionId: string, state: GatewayState): GatewayEvent => {
  const at = new Date(Math.floor(state.at.getTime() / 1000) * 1000)
  const update = { gatewaySubscriptionId, state: { ...state, at } }
  return { id: `evt_${randomUUID()}`, type: 'customer.subscription.updated', createdAt: at, update }
}

/** What a member may be told: it is not possible now, or its answer was lost. */
const isExpected = (error: unknown) =>
  error instanceof LostResponse ||
  (error instanceof HttpError && (error.status === 422 || error.status === 409))

async function runOrder(seed: number): Promise<string[]> {
  const random = randomNumbers(seed)
  const opened = await openSubscription(random)
  const { clock, deps, gateway, gatewayId, read } = opened
  const events: GatewayState[] = []
  const done: string[] = []
  for (let count = 0; count < stepsOfOrder; count += 1) {
    const names = [kindOf(seed, count)]
    if (seed > sequences && random() < 0.8) names.push(pick(random, kinds))
    done.push(names.join('+'))
    const outcomes = await Promise.allSettled(names.map((name) => steps[name]!(opened, random)))
    for (const outcome of outcomes)
      if (outcome.status === 'rejected' && !isExpected(outcome.reason)) throw outcome.reason
    events.push((await gateway.readSubscription(gatewayId, { byPayer: false })).state)
    clock.advance(2_000 + Math.floor(random() * 90_000))
    await refreshLive(deps, await read())
    // Late, again and in any order.
    if (random() < 0.6) await applyEvent(deps, event(gatewayId, pick(random, events)))
  }
  // Whatever goes on is renewed some times more, and a pause or a cancellation takes effect.
  clock.advance(100 * 24 * hour + 61_000)
  const row = await read()
  if (isOutdated(row, clock.now())) await readLive(deps, row)
  return differences(opened, `seed ${seed}: ${done.join(', ')}`)
}

/** What our row says otherwise than the gateway. */
async function differences({ gateway, gatewayId, read }: Opened, story: string) {
  const row = await read()
  const { state } = await gateway.readSubscription(gatewayId, { byPayer: false })
  const ended = state.status === 'canceled'
  const ours = ended
    ? { status: row.status }
    : {
        status: row.status,
        cancels: row.cancelAtPeriodEnd,
        end: row.currentPeriodEnd?.getTime(),
        pause: row.pauseEndsAt?.getTime(),
        planId: row.planId,
        pending: row.pendingChange,
      }
  const theirs = ended
    ? { status: state.status }
    : {
        status: state.status,
        cancels: state.cancelAtPeriodEnd,
        end: state.currentPeriodEnd?.getTime(),
        pause: state.pause?.endsAt.getTime(),
        planId: state.plan?.planId ?? 2,
        pending: null,
      }
  const [own, other] = [JSON.stringify(ours), JSON.stringify(theirs)]
  return own === other ? [] : [`${story}: ${own}, the gateway ${other}`]
}

test(`${orders} random orders end in the state of the gateway, with one charge per period`, async () => {
  const failures: string[] = []
  let next = 0
  const worker = async () => {
    while (next < orders) failures.push(...(await runOrder((next += 1))))
  }
  await Promise.all(Array.from({ length: atATime }, worker))
  expect(failures).toEqual([])

  const { rows: twice } = await provider.db.execute(sql`
    select subscription_id, period_start, count(*) from sandbox_intents
    join sandbox_charges on intent_id = sandbox_intents.id and sandbox_charges.status = 'succeeded'
    where purpose in ('first', 'renewal')
    group by 1, 2 having count(*) > 1`)
  expect(twice).toEqual([])
  // No period is charged that begins before the one before it has ended, unless a change cut it.
  const { rows: overlapping } = await provider.db.execute(sql`
    select a.id from sandbox_intents a join sandbox_intents b
      on a.subscription_id = b.subscription_id and a.id <> b.id
    where a.status = 'succeeded' and b.status = 'succeeded' and b.purpose = 'renewal'
      and a.purpose in ('first', 'renewal') and a.period_start < b.period_start
      and a.period_end > b.period_start
      and not exists (select from sandbox_subscriptions s
        where s.id = a.subscription_id and s.terms ->> 'reference' is not null)`)
  expect(overlapping).toEqual([])
  const { rows: counts } = await provider.db.execute<{ charges: number; changes: number }>(sql`
    select count(*) filter (where purpose = 'renewal')::int as charges,
      count(*) filter (where purpose = 'change')::int as changes from sandbox_intents`)
  expect(counts[0]!.charges).toBeGreaterThan(orders)
  expect(counts[0]!.changes).toBeGreaterThan(orders / 10)
})
