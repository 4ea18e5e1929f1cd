import { eq } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { users } from '../../db/schema/identity'
import { findEnqueued } from '../../mail/enqueue-mail'
import { cancellationMailKey } from '../state/enqueue-state-mails'
import type { Subscription } from '../state/live-subscriptions'

/** When a subscription was canceled and until when it works; `mailedTo` is told by mail. */
export type Cancellation = { canceledAt: Date; endsAt: Date; mailedTo: string | null }

/** When it was canceled, and the last moment of access; null for one that goes on or was replaced. */
export function cancellationOf(row: Subscription): Omit<Cancellation, 'mailedTo'> | null {
  const { cancelAtPeriodEnd, cancelReason, cancelRequestedAt, currentPeriodEnd, status } = row
  if (status === 'canceled') {
    const { canceledAt: endsAt } = row
    const isCanceled = cancelReason === 'requested' || cancelReason === 'gateway'
    return isCanceled && endsAt ? { canceledAt: cancelRequestedAt ?? endsAt, endsAt } : null
  }
  if (!cancelAtPeriodEnd || !cancelRequestedAt || !currentPeriodEnd) return null
  return { canceledAt: cancelRequestedAt, endsAt: currentPeriodEnd }
}

/** The cancellations of one member's subscriptions, in the same order. */
export async function findCancellations(
  db: Connection,
  rows: Subscription[],
): Promise<(Cancellation | null)[]> {
  const found = rows.map(cancellationOf)
  const canceled = rows.filter((_, index) => found[index])
  const [first] = canceled
  if (!first) return found.map(() => null)
  const [mailed, [user]] = await Promise.all([
    findEnqueued(db, canceled.map(cancellationMailKey)),
    db.select({ email: users.email }).from(users).where(eq(users.id, first.userId)),
  ])
  return rows.map((row, index) => {
    const cancellation = found[index]
    const isMailed = mailed.has(cancellationMailKey(row))
    return cancellation
      ? { ...cancellation, mailedTo: isMailed ? (user?.email ?? null) : null }
      : null
  })
}
