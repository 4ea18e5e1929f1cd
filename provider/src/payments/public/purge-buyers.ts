import { and, eq, inArray, isNotNull, lte, ne, or, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { users } from '../../db/schema/identity'
import { publicPurchases } from '../../db/schema/public-purchases'
import { subscriptions } from '../../db/schema/subscriptions'
import { addMs, dayMs } from '../../time'

/** An attempt expires after a day; what the gateway reports late still finds its row for a while. */
const unpaidLifetimeMs = 7 * dayMs
const batchSize = 500

/** Deletes buyers from public links who did not pay, with their attempts, seven days later. */
export function purgeBuyers(db: Database, now: Date): Promise<void> {
  const one = { one: sql`1` }
  const paid = db
    .select(one)
    .from(publicPurchases)
    .where(and(eq(publicPurchases.buyerId, users.id), isNotNull(publicPurchases.paidAt)))
  const unfinished = db
    .select(one)
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, users.id),
        or(ne(subscriptions.status, 'canceled'), isNotNull(subscriptions.gatewayCancel)),
      ),
    )
  return db.transaction(async (tx) => {
    const unpaid = await tx
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          isNotNull(users.buyerEmail),
          lte(users.createdAt, addMs(now, -unpaidLifetimeMs)),
          notExists(paid),
          notExists(unfinished),
        ),
      )
      .limit(batchSize)
      .for('update', { skipLocked: true })
    const ids = unpaid.map(({ id }) => id)
    if (ids.length === 0) return
    await tx.delete(subscriptions).where(inArray(subscriptions.userId, ids))
    await tx.delete(publicPurchases).where(inArray(publicPurchases.buyerId, ids))
    await tx.delete(users).where(inArray(users.id, ids))
  })
}
