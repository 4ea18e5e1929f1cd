import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { promotionCodes } from '../../db/schema/plans'
import { liveStatuses, subscriptions } from '../../db/schema/subscriptions'
import { promotionRedemptions, trialGrants } from '../../db/schema/purchases'

export type Subscription = typeof subscriptions.$inferSelect

/** Subscriptions that have begun and not ended. */
export const isLive = inArray(subscriptions.status, liveStatuses)

/** Those that have ended; an attempt that was never paid has no period. */
export const hasEnded = and(
  eq(subscriptions.status, 'canceled'),
  isNotNull(subscriptions.currentPeriodEnd),
)

/** A pause that has begun: nothing can be watched and nothing is paid for. */
export const isPausedAt = (
  { pauseStartsAt, pauseEndsAt }: Pick<Subscription, 'pauseStartsAt' | 'pauseEndsAt'>,
  now: Date,
): boolean =>
  pauseStartsAt !== null && pauseEndsAt !== null && pauseStartsAt <= now && now < pauseEndsAt

/** Whether the running period is paid for, so that a part of it can be given back. */
export const isPaidFor = (row: Subscription, now: Date): boolean =>
  row.status === 'active' && !isPausedAt(row, now)

const purchaseLockNamespace = 7_204_102

/** Serializes purchases and changes of a user's subscriptions until the transaction ends. */
export async function lockUserPurchases(tx: Connection, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${purchaseLockNamespace}, ${userId})`)
}

/** All subscriptions of a user and the attempts to buy one. */
export const subscriptionsOf = (db: Connection, userId: number): Promise<Subscription[]> =>
  db.select().from(subscriptions).where(eq(subscriptions.userId, userId))

/** The user's live subscriptions, oldest first. */
export function liveSubscriptions(db: Connection, userId: number): Promise<Subscription[]> {
  return db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isLive))
    .orderBy(subscriptions.id)
}

/** The user's one attempt that is not paid yet. */
export async function findOpenAttempt(
  db: Connection,
  userId: number,
): Promise<Subscription | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.status, 'incomplete')))
  return row
}

/** An attempt that ends unpaid releases the trial and the use of a code that it claimed. */
export async function releaseAttemptClaims(tx: Connection, id: number) {
  await tx.delete(trialGrants).where(eq(trialGrants.subscriptionId, id))
  const released = await tx
    .delete(promotionRedemptions)
    .where(eq(promotionRedemptions.subscriptionId, id))
    .returning({ code: promotionRedemptions.promotionCodeId })
  for (const { code } of released)
    await tx
      .update(promotionCodes)
      // Codes were not counted in the first version of the database.
      .set({ redeemed: sql`greatest(0, ${promotionCodes.redeemed} - 1)` })
      .where(eq(promotionCodes.id, code))
}
