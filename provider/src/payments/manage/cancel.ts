import { eq } from 'drizzle-orm'
import { subscriptions } from '../../db/schema/subscriptions'
import type { PaymentDeps } from '../../deps'
import { conflict } from '../../http/errors'
import { endAttempt } from '../purchase/end-attempt'
import { enqueueStateMails } from '../state/enqueue-state-mails'
import { flushGatewayCancellations } from '../state/gateway-cancellations'
import { isPausedAt, lockUserPurchases, type Subscription } from '../state/live-subscriptions'
import { findOwn, isUnderWay } from './claim-change'
import { requestChange } from './request-change'

/** Why members leave, in the order of the screen. */
export const leaveReasons = [
  'price',
  'no_time',
  'not_used',
  'content',
  'technical',
  'health',
  'other',
] as const
export type LeaveReason = (typeof leaveReasons)[number]

/** Ends a subscription here and now; the gateway follows. */
async function endAtOnce(
  deps: PaymentDeps,
  { id, userId }: Subscription,
  leaveReason: LeaveReason | undefined,
): Promise<Subscription> {
  const now = deps.clock.now()
  const ended = await deps.db.transaction(async (tx) => {
    await lockUserPurchases(tx, userId)
    const row = await findOwn(tx, userId, id)
    if (row.status === 'canceled') return row
    if (row.pendingChange && isUnderWay(row.pendingChange, now)) throw conflict('change_under_way')
    const [updated] = await tx
      .update(subscriptions)
      .set({
        status: 'canceled',
        statusAt: now,
        canceledAt: now,
        cancelReason: 'requested',
        gatewayCancel: 'cancel',
        pendingChange: null,
        paymentSummary: null,
        ...(leaveReason && { leaveReason }),
      })
      .where(eq(subscriptions.id, id))
      .returning()
    await enqueueStateMails(tx, row, updated!, now)
    return updated!
  })
  await flushGatewayCancellations(deps, userId)
  return ended
}

/**
 * Cancels a subscription: it ends with the period that is paid, or with the trial. One without such
 * a period (past due, in a pause, never paid) ends at once, and nothing more is charged. Repeating
 * it changes nothing.
 */
export async function cancelSubscription(
  deps: PaymentDeps,
  row: Subscription,
  leaveReason: LeaveReason | undefined,
): Promise<Subscription> {
  if (row.status === 'canceled') return row
  if (row.status === 'incomplete') return endAttempt(deps, row, 'requested')
  if (row.status === 'past_due' || isPausedAt(row, deps.clock.now()))
    return endAtOnce(deps, row, leaveReason)
  if (row.cancelAtPeriodEnd && !row.pendingChange) return row
  return (await requestChange(deps, row, { kind: 'cancel' }, { leaveReason })).row
}
