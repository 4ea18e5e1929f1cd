import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { paymentCustomers } from '../db/schema/payments'
import { promotionRedemptions, subscriptions, trialGrants } from '../db/schema/subscriptions'
import type { GatewayState } from './gateway'
import { mergeState } from './merge-state'
import { isUpgrade, overlaps } from './scope'

export type Subscription = typeof subscriptions.$inferSelect
type CancelReason = NonNullable<Subscription['cancelReason']>

const lockClass = 7_204_102

/** One purchase or change of a user's subscriptions at a time, until the transaction ends. */
export async function lockUser(tx: Connection, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockClass}, ${userId})`)
}

const live = ['active', 'past_due'] as const

/** The user's live subscriptions, oldest first. */
export function liveSubscriptions(db: Connection, userId: number): Promise<Subscription[]> {
  return db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), inArray(subscriptions.status, [...live])))
    .orderBy(subscriptions.id)
}

/** An attempt that ends unpaid gives back the trial and the code that it held. */
export async function releaseClaims(tx: Connection, id: number) {
  await tx.delete(trialGrants).where(eq(trialGrants.subscriptionId, id))
  await tx.delete(promotionRedemptions).where(eq(promotionRedemptions.subscriptionId, id))
}

/**
 * Makes room for a subscription that becomes live: all-brands ends the single ones it covers
 * (an upgrade). Anything else in its place means that it must not exist: false, and its money goes
 * back.
 */
async function makeRoom(tx: Connection, row: Subscription, at: Date): Promise<boolean> {
  const rivals = (await liveSubscriptions(tx, row.userId)).filter(
    (other) => other.id !== row.id && overlaps(other, row),
  )
  const upgradable = rivals.filter((rival) => isUpgrade(rival, row))
  if (upgradable.length < rivals.length) return false
  for (const { id } of upgradable)
    await tx
      .update(subscriptions)
      .set({
        status: 'canceled',
        statusAt: at,
        canceledAt: at,
        cancelReason: 'upgraded',
        gatewayCancel: 'cancel',
      })
      .where(eq(subscriptions.id, id))
  return true
}

const duplicate = (at: Date): Partial<Subscription> => ({
  status: 'canceled',
  canceledAt: at,
  cancelReason: 'duplicate',
  gatewayCancel: 'refund',
})

/** A customer pays in one currency: that of the first subscription. */
async function keepCurrency(tx: Connection, { userId, currency }: Subscription) {
  await tx
    .update(paymentCustomers)
    .set({ defaultCurrency: sql`coalesce(${paymentCustomers.defaultCurrency}, ${currency})` })
    .where(eq(paymentCustomers.userId, userId))
}

/** An attempt given up unpaid must not take money afterwards; if it did, the money goes back. */
async function refundIfPaid(tx: Connection, row: Subscription, fact: GatewayState) {
  const givenUp = ['expired', 'superseded', 'refused'].includes(row.cancelReason ?? '')
  if (!givenUp || fact.status === 'incomplete' || fact.status === 'canceled') return row
  const [updated] = await tx
    .update(subscriptions)
    .set({ gatewayCancel: 'refund' })
    .where(eq(subscriptions.id, row.id))
    .returning()
  return updated
}

/**
 * Brings a subscription to what the gateway says about it, in the caller's transaction. Reads and
 * webhooks both come through here. Returns the row as it then is, or undefined when there is none.
 */
export async function applyStateIn(
  tx: Connection,
  found: { id: number; userId: number },
  fact: GatewayState,
  now: Date,
  reason: CancelReason = 'gateway',
): Promise<Subscription | undefined> {
  await lockUser(tx, found.userId)
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, found.id))
  if (!row) return undefined
  if (row.status === 'canceled') return refundIfPaid(tx, row, fact)
  // Whatever the gateway has news of, it may have taken or be about to take other amounts.
  const changes: Partial<Subscription> = { ...mergeState(row, fact), paymentSummary: null }
  const ends = changes.status === 'canceled'
  const becomesLive = row.status === 'incomplete' && !ends && changes.status !== 'incomplete'
  if (ends) Object.assign(changes, { canceledAt: changes.statusAt, cancelReason: reason })
  if (becomesLive && !(await makeRoom(tx, row, now))) Object.assign(changes, duplicate(now))
  if (row.status === 'incomplete' && changes.status === 'canceled') await releaseClaims(tx, row.id)
  if (becomesLive) await keepCurrency(tx, row)
  const [updated] = await tx
    .update(subscriptions)
    .set(changes)
    .where(eq(subscriptions.id, row.id))
    .returning()
  return updated
}
