import { afterAll, beforeAll, expect, test } from 'vitest'
import { subscriptions } from '../../src/db/schema/subscriptions'
import { reconcilePayments } from '../../src/jobs/reconcile-payments'
import { startShop } from '../payments/support/shop'
import type { TestProvider } from '../support/start-provider'
import { createMembers, subscribe } from '../support/subscribers'

/** The subscriptions that the gateway was asked about, oldest first. */
const asked: string[] = []
const isBroken = (id: string) => id.startsWith('broken')

async function ask(id: string): Promise<never> {
  asked.push(id)
  throw new Error('the line went dead')
}

let provider: TestProvider
beforeAll(async () => {
  provider = await startShop({
    deps: ({ cards }) => ({
      cards: {
        ...cards,
        readSubscription: ask,
        endSubscription: async (id) => {
          if (isBroken(id)) await ask(id)
        },
      },
    }),
  })
})
afterAll(() => provider.stop())

const intervalMs = 11_000
type Values = NonNullable<Parameters<typeof subscribe>[2]>

/** A subscription of a person of its own for each of the ids at the gateway. */
async function insert(ids: string[], values: Values) {
  const members = await createMembers(provider, ids.length, { subscribed: false })
  for (const [index, { user }] of members.entries())
    await subscribe(provider, [user.id], { ...values, gatewaySubscriptionId: ids[index]! })
}

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}-${index}`)

test('cancellations that always fail do not keep the others waiting', async () => {
  await insert([...numbered('broken', 25), 'whole'], {
    status: 'canceled',
    gatewayCancel: 'cancel',
  })
  for (let run = 0; run < 2; run += 1) {
    provider.clock.advance(intervalMs)
    await reconcilePayments(provider)
  }
  const rows = await provider.db.select().from(subscriptions)
  const waiting = rows.filter(({ gatewayCancel }) => gatewayCancel !== null)
  expect(waiting).toHaveLength(25)
  expect(waiting.every((row) => isBroken(row.gatewaySubscriptionId!))).toBe(true)
  expect(new Set(asked)).toEqual(new Set(numbered('broken', 25)))
})

test('the attempts that have waited longest are checked first', async () => {
  const { clock } = provider
  const start = clock.now()
  await insert(numbered('newer', 20), { status: 'incomplete' })
  const longAgo = new Date(start.getTime() - intervalMs)
  await insert(numbered('older', 5), { status: 'incomplete', checkedAt: longAgo })
  clock.advance(intervalMs)
  await reconcilePayments(provider)
  expect(asked).toEqual(expect.arrayContaining(numbered('older', 5)))
})

test('the live subscriptions that have waited longest are checked first', async () => {
  const { clock } = provider
  const start = clock.now()
  const values = { status: 'active' as const, currentPeriodEnd: start }
  await insert(numbered('renewed', 20), values)
  const longAgo = new Date(start.getTime() - intervalMs)
  await insert(numbered('overdue', 5), { ...values, checkedAt: longAgo })
  clock.advance(intervalMs)
  await reconcilePayments(provider)
  expect(asked).toEqual(expect.arrayContaining(numbered('overdue', 5)))
})
