import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { reconcilePayments } from '../../../src/jobs/reconcile-payments'
import { dayMs } from '../../../src/time'
import { createSeededDatabase } from '../../support/seeded-database'
import { spawnProvider } from '../../support/spawn-provider'
import { startProvider, type TestProvider } from '../../support/start-provider'
import { holdAt } from '../support/hold-at'
import { chargesOf } from '../support/shop'
import { type Subscribed, subscribed } from './support'

vi.setConfig({ testTimeout: 120_000 })

let database: Awaited<ReturnType<typeof createSeededDatabase>>
// Prepares members, holds the process that is killed at one step, and reads what is left.
let observer: TestProvider
const children: ReturnType<typeof spawnProvider>[] = []

beforeAll(async () => {
  database = await createSeededDatabase()
  observer = await startProvider({ database })
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await observer.stop()
})

function startChild() {
  const child = spawnProvider(mkdtempSync(join(tmpdir(), 'x-plus-changes-')), {
    DATABASE_URL: database.url,
  })
  children.push(child)
  return child
}

type Row = Awaited<ReturnType<Subscribed['row']>>
type Change = {
  method: 'PUT' | 'DELETE'
  body: object
  /** Whether a subscription has been changed. */
  isMade: (row: Row) => boolean
  /** Payments that it takes. */
  charges: number
}

/** As if the member had bought so many days earlier, so that the period is not a moment old. */
async function moveBack(member: Subscribed, days: number) {
  const { id, gatewaySubscriptionId } = await member.row()
  const moved = (columns: string[]) =>
    columns.map((column) => `${column} = ${column} - make_interval(days => $1)`).join(', ')
  const period = ['current_period_start', 'current_period_end']
  for (const [table, key, columns] of [
    ['subscriptions', id, period],
    ['sandbox_subscriptions', gatewaySubscriptionId, [...period, 'billing_anchor']],
  ] as const)
    await observer.pool.query(`update ${table} set ${moved([...columns])} where id = $2`, [
      days,
      key,
    ])
}

/** What each member is about to do, and did before to be able to. */
const changes: Record<string, (member: Subscribed) => Promise<Change>> = {
  cancel: async () => ({
    method: 'DELETE',
    body: {},
    isMade: ({ cancelAtPeriodEnd }) => cancelAtPeriodEnd,
    charges: 0,
  }),
  undo: async (member) => {
    await member.cancel()
    return {
      method: 'PUT',
      body: { subscription: { cancel_at_period_end: false } },
      isMade: ({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd,
      charges: 0,
    }
  },
  'change plan': async (member) => {
    const { body } = await member.preview('subscription_plan_id=3')
    const { amount, currency } = body.due_today
    const expected = { amount, currency, proration_date: body.proration_date }
    return {
      method: 'PUT',
      body: { subscription: { subscription_plan_id: 3, expected } },
      isMade: ({ planId }) => planId === 3,
      charges: 1,
    }
  },
  pause: async (member) => {
    const { body } = await member.pauseOptions()
    return {
      method: 'PUT',
      body: { subscription: { pause_until: body[0].resumes_at } },
      isMade: ({ pauseEndsAt }) => pauseEndsAt !== null,
      charges: 0,
    }
  },
  resume: async (member) => {
    // A pause that began ten days ago, with the end of what was paid.
    await moveBack(member, 40)
    const { id, gatewaySubscriptionId, currentPeriodEnd } = await member.row()
    const pause = [currentPeriodEnd, new Date(currentPeriodEnd!.getTime() + 50 * dayMs)]
    for (const [table, key] of [
      ['subscriptions', id],
      ['sandbox_subscriptions', gatewaySubscriptionId],
    ])
      await observer.pool.query(
        `update ${table} set pause_starts_at = $1, pause_ends_at = $2 where id = $3`,
        [...pause, key],
      )
    await member.read()
    return {
      method: 'PUT',
      body: { subscription: { pause_until: null } },
      isMade: ({ pauseEndsAt }) => pauseEndsAt === null,
      charges: 1,
    }
  },
}

type Case = { name: string; member: Subscribed; change: Change; key: string; before: number }

async function prepare(): Promise<Case[]> {
  const cases: Case[] = []
  for (const [name, plan] of Object.entries(changes)) {
    const member = await subscribed(observer)
    await moveBack(member, 1)
    const change = await plan(member)
    const before = (await chargesOf(observer, member.user.id, 'succeeded')).length
    cases.push({ name, member, change, key: randomUUID(), before })
  }
  return cases
}

const send = (url: string, { member, change, key }: Case) =>
  fetch(`${url}/api/v1/subscriptions/${member.id}`, {
    method: change.method,
    headers: { ...member.headers, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(change.body),
  }).then(
    ({ status }) => status,
    () => 'lost' as const,
  )

/** Our subscription and the gateway's, in the same words. */
async function states({ member }: Case) {
  const row = await member.row()
  const { state } = await observer.deps.cards.readSubscription(row.gatewaySubscriptionId!, {
    byPayer: false,
  })
  return {
    ours: [
      row.status,
      row.cancelAtPeriodEnd,
      row.planId,
      row.currentPeriodEnd?.getTime(),
      row.pauseEndsAt?.getTime(),
    ],
    gateways: [
      state.status,
      state.cancelAtPeriodEnd,
      state.plan?.planId ?? 2,
      state.currentPeriodEnd?.getTime(),
      state.pause?.endsAt.getTime(),
    ],
  }
}

/** Sends every change. `answered` rejects when one is answered, instead of being stopped. */
function sendAll(url: string, cases: Case[]) {
  const answered = new Promise<never>((_, fail) => {
    for (const one of cases)
      void send(url, one).then((status) => {
        if (status !== 'lost') fail(new Error(`${one.name} was answered: ${status}`))
      })
  })
  answered.catch(() => undefined)
  return answered
}

const rowsOf = async (cases: Case[]) =>
  Promise.all(cases.map(async ({ member }) => (await member.row()).id))

const holdRows = async (cases: Case[]) =>
  holdAt(observer, 'select from subscriptions where id = any($1) for update', [await rowsOf(cases)])
const holdGateway = () => holdAt(observer, 'lock table sandbox_subscriptions in share mode')

type Kill = (cases: Case[], child: ReturnType<typeof spawnProvider>) => Promise<void>

/** Sends every change to the process and kills it when all of them are at one step. */
const steps: [string, Kill, { isWrittenDown: boolean; isAtGateway: boolean }][] = [
  [
    'they are written down',
    async (cases, child) => {
      const url = await child.listening
      const held = await holdRows(cases)
      const answered = sendAll(url, cases)
      await Promise.race([held.killAtIt(child, cases.length), answered])
    },
    { isWrittenDown: false, isAtGateway: false },
  ],
  [
    'the gateway makes them',
    async (cases, child) => {
      const url = await child.listening
      const held = await holdGateway()
      const answered = sendAll(url, cases)
      await Promise.race([held.killAtIt(child, cases.length), answered])
    },
    { isWrittenDown: true, isAtGateway: false },
  ],
  [
    'what the gateway has made is recorded',
    async (cases, child) => {
      const url = await child.listening
      const atGateway = await holdGateway()
      const answered = sendAll(url, cases)
      await Promise.race([atGateway.stopped(cases.length), answered])
      const held = await holdRows(cases)
      await atGateway.release()
      await Promise.race([held.killAtIt(child, cases.length), answered])
    },
    { isWrittenDown: true, isAtGateway: true },
  ],
]

const chargesSince = async ({ member, before }: Case) =>
  (await chargesOf(observer, member.user.id, 'succeeded')).length - before

let next: ReturnType<typeof spawnProvider> | undefined
const takeChild = () => {
  const child = next ?? startChild()
  // The next process starts while this one is used.
  next = startChild()
  return child
}

test.each(steps)(
  'killed before %s: repeated, each change is made once, and the gateway agrees',
  async (_, kill, { isWrittenDown, isAtGateway }) => {
    const cases = await prepare()
    await kill(cases, takeChild())
    for (const one of cases) {
      const { name, change } = one
      expect([name, (await one.member.row()).pendingChange !== null]).toEqual([name, isWrittenDown])
      expect([name, await chargesSince(one)]).toEqual([name, isAtGateway ? change.charges : 0])
    }

    const url = await next!.listening
    for (const one of cases) {
      expect([one.name, await send(url, one)]).toEqual([one.name, 200])
      const row = await one.member.row()
      expect([one.name, one.change.isMade(row), row.pendingChange]).toEqual([one.name, true, null])
      expect([one.name, await chargesSince(one)]).toEqual([one.name, one.change.charges])
      const { ours, gateways } = await states(one)
      expect([one.name, ours]).toEqual([one.name, gateways])
    }
  },
)

test.each(steps)(
  'killed before %s: without the member, the jobs bring the state of the gateway',
  async (_, kill, { isAtGateway }) => {
    const cases = await prepare()
    await kill(cases, takeChild())
    observer.clock.set(new Date(Date.now() + 61_000))
    await reconcilePayments(observer.deps)
    for (const one of cases) {
      const row = await one.member.row()
      expect([one.name, one.change.isMade(row), row.pendingChange]).toEqual([
        one.name,
        isAtGateway,
        null,
      ])
      expect([one.name, await chargesSince(one)]).toEqual([
        one.name,
        isAtGateway ? one.change.charges : 0,
      ])
      const { ours, gateways } = await states(one)
      expect([one.name, ours]).toEqual([one.name, gateways])
    }
    observer.clock.set(new Date())
    // A change that was given up is made when the member asks again, by the same key too.
    const url = await next!.listening
    for (const one of cases) {
      const status = await send(url, one)
      expect([one.name, status, one.change.isMade(await one.member.row())]).toEqual([
        one.name,
        200,
        true,
      ])
      expect([one.name, await chargesSince(one)]).toEqual([one.name, one.change.charges])
    }
  },
)
