import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { subscriptions } from '../../db/schema/subscriptions'
import type { Reversal } from '../gateway-events'
import { lockUserPurchases, type Subscription } from './live-subscriptions'
import { recordGatewayStateIn } from './record-gateway-state'

/**
 * Records a refund or a dispute in the caller's transaction. Whatever order events arrive in, the
 * outcome is the same: what was paid back was paid, so an attempt becomes active first. Returns the
 * updated row, or undefined when there is none.
 */
export async function recordReversalIn(
  tx: Connection,
  target: { id: number; userId: number },
  { kind, at, ends }: Reversal,
  now: Date,
): Promise<Subscription | undefined> {
  await lockUserPurchases(tx, target.userId)
  const column = kind === 'refund' ? subscriptions.refundedAt : subscriptions.disputedAt
  const latest = sql`greatest(${column}, ${at})`
  const [row] = await tx
    .update(subscriptions)
    .set({
      ...(kind === 'refund' ? { refundedAt: latest } : { disputedAt: latest }),
      paymentSummary: null,
    })
    .where(eq(subscriptions.id, target.id))
    .returning()
  if (!row) return undefined
  const paid =
    row.status === 'incomplete'
      ? await recordGatewayStateIn(tx, target, { status: 'active', at }, now)
      : row
  if (!ends || paid?.status === 'canceled') return paid
  const canceled = await recordGatewayStateIn(tx, target, { status: 'canceled', at }, now)
  await tx
    .update(subscriptions)
    .set({ gatewayCancel: 'cancel' })
    .where(and(eq(subscriptions.id, target.id), isNull(subscriptions.gatewayCancel)))
  return canceled
}
