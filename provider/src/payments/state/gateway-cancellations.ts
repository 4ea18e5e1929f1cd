import { and, eq, isNotNull } from 'drizzle-orm'
import { subscriptions } from '../../db/schema/subscriptions'
import { errorKind } from '../../log'
import type { PaymentDeps } from '../../deps'

const batchSize = 20

/**
 * Ends at the gateway the subscriptions that have ended here, and clears `gatewayCancel` once that
 * has worked.
 */
export async function flushGatewayCancellations(deps: PaymentDeps, userId?: number): Promise<void> {
  const { db, cards, log } = deps
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
    .limit(batchSize)
  for (const row of rows) {
    try {
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
