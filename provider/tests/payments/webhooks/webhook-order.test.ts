import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { subscriptions } from '../../../src/db/schema/subscriptions'
import type { TestProvider } from '../../support/start-provider'
import { startShop } from '../support/shop'
import { deliver, openAttempt, webhookEnv } from '../support/webhooks'

let provider: TestProvider
let attempt: Awaited<ReturnType<typeof openAttempt>>
beforeAll(async () => {
  provider = await startShop({ env: webhookEnv })
  attempt = await openAttempt(provider)
})
afterAll(() => provider.stop())

function permutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items]
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  )
}

describe('order of events', () => {
  type Step = [type: string, object: () => object, after: number]
  const stories: [string, string, Step[]][] = [
    [
      'bought, paid, active, ended',
      'canceled',
      [
        ['customer.subscription.created', () => attempt.subscription('incomplete'), 0],
        ['invoice.paid', () => attempt.invoice('subscription_create'), 2],
        ['customer.subscription.updated', () => attempt.subscription('active'), 2],
        ['customer.subscription.deleted', () => attempt.subscription('canceled'), 9],
      ],
    ],
    [
      'bought, first card refused, paid, active',
      'active',
      [
        ['customer.subscription.created', () => attempt.subscription('incomplete'), 0],
        ['invoice.payment_failed', () => attempt.invoice('subscription_create'), 1],
        ['invoice.paid', () => attempt.invoice('subscription_create'), 5],
        ['customer.subscription.updated', () => attempt.subscription('active'), 5],
      ],
    ],
    [
      'active, unpaid, paid again, unpaid',
      'past_due',
      [
        ['customer.subscription.updated', () => attempt.subscription('active'), 0],
        ['invoice.payment_failed', () => attempt.invoice(), 10],
        ['invoice.paid', () => attempt.invoice(), 20],
        ['customer.subscription.updated', () => attempt.subscription('past_due'), 30],
      ],
    ],
    [
      'active, to end, not to end, to end',
      'active',
      [
        ['customer.subscription.updated', () => attempt.subscription('active'), 0],
        [
          'customer.subscription.updated',
          () => attempt.subscription('active', { cancel_at_period_end: true }),
          1,
        ],
        ['customer.subscription.updated', () => attempt.subscription('active'), 2],
        [
          'customer.subscription.updated',
          () => attempt.subscription('active', { cancel_at_period_end: true }),
          3,
        ],
      ],
    ],
  ]

  test.each(stories)('%s: %s in all 24 orders', async (_, status, story) => {
    const ends = []
    const start = attempt.seconds(-100)
    for (const order of permutations(story)) {
      await provider.db
        .update(subscriptions)
        .set({
          status: 'incomplete',
          statusAt: new Date(0),
          pastDueSince: null,
          currentPeriodEnd: null,
          cancelAtPeriodEnd: false,
          cancelSettingAt: null,
          canceledAt: null,
          cancelReason: null,
        })
        .where(eq(subscriptions.id, attempt.attempt.id))
      for (const [type, object, after] of order)
        expect(await deliver(provider, attempt.event(type, object(), start + after))).toBe(200)
      const row = await attempt.read()
      ends.push([row.status, row.statusAt.getTime(), row.cancelAtPeriodEnd])
    }
    expect(ends).toHaveLength(24)
    expect(new Set(ends.map(String)).size).toBe(1)
    expect(ends[0]![0]).toBe(status)
  })
})
