import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { reconcilePayments } from '../../../src/jobs/reconcile-payments'
import { type Processes, type ProviderProcess, startWithProcesses } from '../../support/processes'
import type { TestProvider } from '../../support/start-provider'
import { holdAt } from '../../support/hold-at'
import { chargesOf } from '../support/shop'
import { type Change, changes, moveBack } from './changes'
import { type Subscribed, subscribed } from './support'

vi.setConfig({ testTimeout: 120_000 })

let processes: Processes
// Prepares members, holds the process that is killed at one step, and reads what is left.
let observer: TestProvider

beforeAll(async () => {
  processes = await startWithProcesses()
  observer = processes.observer
})
afterAll(() => processes.stop())

type Case = { name: string; member: Subscribed; change: Change; key: string; before: number }

/** Loads what a first request loads, so that all changes are stopped within a statement's time. */
async function warmUp(child: ProviderProcess, cases: Case[]) {
  const url = await child.listening
  const reads = cases.map(({ member }) =>
    fetch(`${url}/api/v1/subscriptions/${member.id}`, { headers: member.headers }),
  )
  expect((await Promise.all(reads)).every(({ ok }) => ok)).toBe(true)
}

async function prepare(): Promise<Case[]> {
  const cases: Case[] = []
  for (const [name, plan] of Object.entries(changes)) {
    const member = await subscribed(observer)
    await moveBack(observer, member, 1)
    const change = await plan(member, observer)
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

/** Sends a change again where a slow machine has let it wait too long for its turn. */
async function sendUntilStopped(url: string, one: Case): Promise<number | 'lost'> {
  const status = await send(url, one)
  return status === 503 ? sendUntilStopped(url, one) : status
}

/** Sends every change. `answered` rejects when one is answered, instead of being stopped. */
function sendAll(url: string, cases: Case[]) {
  const answered = new Promise<never>((_, fail) => {
    for (const one of cases)
      void sendUntilStopped(url, one).then((status) => {
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

type Kill = (cases: Case[], child: ProviderProcess) => Promise<void>

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

let next: ProviderProcess | undefined
const takeChild = () => {
  const child = next ?? processes.startChild()
  // The next process starts while this one is used.
  next = processes.startChild()
  return child
}

test.each(steps)(
  'killed before %s: repeated, each change is made once, and the gateway agrees',
  async (_, kill, { isWrittenDown, isAtGateway }) => {
    const cases = await prepare()
    const child = takeChild()
    await warmUp(child, cases)
    await kill(cases, child)
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
    const child = takeChild()
    await warmUp(child, cases)
    await kill(cases, child)
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
