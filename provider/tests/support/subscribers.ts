import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { sessions, users } from '../../src/db/schema/identity'
import { plans } from '../../src/db/schema/plans'
import { subscriptions } from '../../src/db/schema/subscriptions'
import { hashToken } from '../../src/identity/credentials'
import type { TestProvider } from './start-provider'

type Values = Partial<typeof subscriptions.$inferInsert>

/** A subscription inserted into a seeded database; active for all brands by default. */
export async function subscribe(provider: TestProvider, userIds: number[], values: Values = {}) {
  const now = provider.clock.now()
  const planType = values.planType ?? 'all'
  const [plan] = await provider.db.select().from(plans).where(eq(plans.planType, planType)).limit(1)
  const rows = userIds.map((userId) => ({
    publicId: randomUUID(),
    userId,
    planId: plan!.id,
    planType,
    status: 'active' as const,
    statusAt: now,
    checkedAt: now,
    createdAt: now,
    currency: 'usd',
    price: 2999,
    total: 2999,
    gateway: 'sandbox' as const,
    ...values,
  }))
  await provider.db.insert(subscriptions).values(rows)
}

/**
 * Many accounts with a session each, inserted into the database: their rows and headers. They
 * subscribe to all brands unless `subscribed` is false.
 */
export async function createMembers(
  provider: TestProvider,
  count: number,
  { subscribed = true } = {},
) {
  const now = provider.clock.now()
  const people = Array.from({ length: count }, () => ({
    email: `${randomUUID()}@example.com`,
    firstName: 'Test',
    lastName: 'Person',
    registrationType: 'email',
    createdAt: now,
  }))
  const created = await provider.db.insert(users).values(people).returning()
  const members = created.map((user) => {
    const headers = {
      'access-token': randomBytes(32).toString('base64url'),
      client: randomBytes(16).toString('base64url'),
      uid: user.uuid,
    }
    return { user, headers }
  })
  await provider.db.insert(sessions).values(
    members.map(({ user, headers }) => ({
      userId: user.id,
      client: headers.client,
      tokenHash: hashToken(headers['access-token']),
      via: 'password' as const,
      createdAt: now,
      lastUsedAt: now,
    })),
  )
  if (subscribed)
    await subscribe(
      provider,
      created.map(({ id }) => id),
    )
  return members
}
