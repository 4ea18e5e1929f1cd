import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { subscriptions } from '../../db/schema/subscriptions'
import { errorKind } from '../../log'
import type { PaymentDeps } from '../../deps'

const batchSize = 20

/**
 * Ends at the gateway the subscriptions that have ended here, and clears `gatewayCancel` once that
 * has worked.
 */
export async function flushGatewayCancellations(deps: PaymentDeps, userId?: number): Promise<void> {
  const { db, cards, clock, log } = deps
  const ofUser = userId === undefined ? undefined : eq(subscriptions.userId, userId)
  const rows = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        isNotNull(subscriptions.gatewayCancel),
        isNotNull(subscriptions.gatewaySubscriptionId),
        eq(subscriptions.gateway, cards.name),
        ofUser,
      ),
    )
    // The longest not tried first, so that those which always fail never keep the others waiting.
    .orderBy(asc(subscriptions.checkedAt), asc(subscriptions.id))
    .limit(batchSize)
  for (const row of rows) {
    try {
      await db
        .update(subscriptions)
        .set({ checkedAt: clock.now() })
        .where(eq(subscriptions.id, row.id))
      await cards.endSubscription(row.gatewaySubscriptionId!, row.gatewayCancel!)
      await db
        .update(subscriptions)
        .set({ gatewayCancel: null })
        .where(
          and(eq(subscriptions.id, row.id), eq(subscriptions.gatewayCancel, row.gatewayCancel!)),
        )
    } catch (error) {
      log.error('subscription not ended at the gateway', {
        subscription: row.id,
        error: errorKind(error),
      })
    }
  }
}
