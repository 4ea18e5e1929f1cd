import { eq, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { paymentCustomers } from '../../db/schema/payments'
import { subscriptions } from '../../db/schema/subscriptions'
import type { PaymentDeps } from '../../deps'
import type { GatewayState } from '../gateway-state'
import { recordPublicPayment } from '../public/record-public-payment'
import { isUpgrade, overlaps } from '../scope'
import { enqueueStateMails } from './enqueue-state-mails'
import { flushGatewayCancellations } from './gateway-cancellations'
import {
  isPaidFor,
  liveSubscriptions,
  lockUserPurchases,
  releaseAttemptClaims,
  type Subscription,
} from './live-subscriptions'
import { mergeGatewayState } from './merge-gateway-state'

type CancelReason = NonNullable<Subscription['cancelReason']>

/**
 * Prepares a subscription to become live: one of all brands cancels the single ones that it covers
 * (an upgrade), and what is left of a period that they have paid becomes credit. False when another
 * overlapping subscription exists: then the new one is a duplicate and must be refunded.
 */
export async function cancelUpgradedSubscriptions(
  tx: Connection,
  row: Pick<Subscription, 'id' | 'userId' | 'planType' | 'brandId'>,
  at: Date,
): Promise<boolean> {
  const overlapping = (await liveSubscriptions(tx, row.userId)).filter(
    (other) => other.id !== row.id && overlaps(other, row),
  )
  const upgradable = overlapping.filter((other) => isUpgrade(other, row))
  if (upgradable.length < overlapping.length) return false
  for (const other of upgradable)
    await tx
      .update(subscriptions)
      .set({
        status: 'canceled',
        statusAt: at,
        canceledAt: at,
        cancelReason: 'upgraded',
        gatewayCancel: isPaidFor(other, at) ? 'credit' : 'cancel',
      })
      .where(eq(subscriptions.id, other.id))
  return true
}

/** Ends a subscription whose content its user has already, and pays it back. */
export const duplicateCancellation = (at: Date): Partial<Subscription> => ({
  status: 'canceled',
  canceledAt: at,
  cancelReason: 'duplicate',
  gatewayCancel: 'refund',
})

/** A change of plan to what another subscription covers by now: it ends, and is given back. */
const overlappingChange = (at: Date): Partial<Subscription> => ({
  ...duplicateCancellation(at),
  gatewayCancel: 'credit',
})

/** A customer pays in one currency: that of the first subscription. */
async function setCustomerCurrency(tx: Connection, { userId, currency }: Subscription) {
  await tx
    .update(paymentCustomers)
    .set({ defaultCurrency: sql`coalesce(${paymentCustomers.defaultCurrency}, ${currency})` })
    .where(eq(paymentCustomers.userId, userId))
}

/** An abandoned attempt must not take money afterwards; if it did, the payment is refunded. */
async function refundIfPaid(tx: Connection, row: Subscription, reported: GatewayState) {
  const wasAbandoned = ['expired', 'superseded', 'refused'].includes(row.cancelReason ?? '')
  if (!wasAbandoned || reported.status === 'incomplete' || reported.status === 'canceled')
    return row
  const [updated] = await tx
    .update(subscriptions)
    .set({ gatewayCancel: 'refund' })
    .where(eq(subscriptions.id, row.id))
    .returning()
  return updated
}

/**
 * The row of a subscription under the lock of its user's purchases; it may have been moved to
 * another user since `target` was read.
 */
async function lockSubscription(tx: Connection, { id, userId }: { id: number; userId: number }) {
  const read = () => tx.select().from(subscriptions).where(eq(subscriptions.id, id))
  await lockUserPurchases(tx, userId)
  const [row] = await read()
  if (!row || row.userId === userId) return row
  await lockUserPurchases(tx, row.userId)
  return (await read())[0]
}

/**
 * Records what the gateway reports about a subscription, in the caller's transaction. Reads and
 * webhooks both use it. Returns the updated row, or undefined when there is none.
 */
export async function recordGatewayStateIn(
  tx: Connection,
  target: { id: number; userId: number },
  reported: GatewayState,
  now: Date,
  reason: CancelReason = 'gateway',
): Promise<Subscription | undefined> {
  const row = await lockSubscription(tx, target)
  if (!row) return undefined
  if (row.status === 'canceled') return refundIfPaid(tx, row, reported)
  // After any report the gateway may have taken other amounts, or may be about to.
  const changes: Partial<Subscription> = {
    ...mergeGatewayState(row, reported),
    paymentSummary: null,
  }
  const isCanceled = changes.cancelAtPeriodEnd ?? row.cancelAtPeriodEnd
  if (isCanceled !== row.cancelAtPeriodEnd) changes.cancelRequestedAt = isCanceled ? now : null
  const ends = changes.status === 'canceled'
  const becomesLive = row.status === 'incomplete' && !ends && changes.status !== 'incomplete'
  if (ends) Object.assign(changes, { canceledAt: changes.statusAt, cancelReason: reason })
  if (becomesLive && !(await cancelUpgradedSubscriptions(tx, row, now)))
    Object.assign(changes, duplicateCancellation(now))
  else if (becomesLive) await recordPublicPayment(tx, row.userId, now)
  const changesPlan = !becomesLive && !ends && changes.planReference !== row.planReference
  if (changesPlan && !(await cancelUpgradedSubscriptions(tx, { ...row, ...changes }, now)))
    Object.assign(changes, overlappingChange(now))
  if (row.pendingChange && (ends || row.pendingChange.reference === changes.planReference))
    changes.pendingChange = null
  if (row.status === 'incomplete' && changes.status === 'canceled')
    await releaseAttemptClaims(tx, row.id)
  if (becomesLive) await setCustomerCurrency(tx, row)
  const [updated] = await tx
    .update(subscriptions)
    .set(changes)
    .where(eq(subscriptions.id, row.id))
    .returning()
  if (updated) await enqueueStateMails(tx, row, updated, now)
  return updated
}

/**
 * Records what the gateway has just reported about a subscription, and cancels at the gateway what
 * that replaces. Returns the updated row.
 */
export async function recordGatewayState(
  deps: PaymentDeps,
  row: Subscription,
  state: GatewayState,
  reason?: Subscription['cancelReason'],
): Promise<Subscription> {
  const now = deps.clock.now()
  const recorded = await deps.db.transaction((tx) =>
    recordGatewayStateIn(tx, row, state, now, reason ?? undefined),
  )
  if (recorded && (recorded.status !== row.status || recorded.planId !== row.planId))
    await flushGatewayCancellations(deps, row.userId)
  return recorded ?? row
}
