import { and, eq, isNull } from 'drizzle-orm'
import { purchaseKeys, subscriptions } from '../db/schema/subscriptions'
import { lockUser, releaseClaims, type Subscription } from './apply-state'
import type { PaymentDeps } from './payment-deps'

/**
 * Ends an attempt that the gateway has refused to open, and gives back what it held: the trial, the
 * code and its keys, which may ask again. One that the gateway has opened meanwhile stays.
 */
export function dropAttempt(deps: PaymentDeps, row: Subscription): Promise<Subscription> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    await lockUser(tx, row.userId)
    const [dropped] = await tx
      .update(subscriptions)
      .set({ status: 'canceled', statusAt: now, canceledAt: now, cancelReason: 'refused' })
      .where(
        and(
          eq(subscriptions.id, row.id),
          eq(subscriptions.status, 'incomplete'),
          isNull(subscriptions.gatewaySubscriptionId),
        ),
      )
      .returning()
    if (!dropped) {
      const [current] = await tx.select().from(subscriptions).where(eq(subscriptions.id, row.id))
      return current!
    }
    await releaseClaims(tx, row.id)
    await tx.delete(purchaseKeys).where(eq(purchaseKeys.subscriptionId, row.id))
    return dropped
  })
}
