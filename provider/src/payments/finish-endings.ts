import { and, eq, isNotNull } from 'drizzle-orm'
import { subscriptions } from '../db/schema/subscriptions'
import { errorName } from './error-name'
import type { PaymentDeps } from './payment-deps'

const batch = 20

/** Ends at the gateway what has already ended here. Clears the mark only once that has worked. */
export async function finishEndings(deps: PaymentDeps, userId?: number): Promise<void> {
  const { db, cards, log } = deps
  const ofUser = userId === undefined ? undefined : eq(subscriptions.userId, userId)
  const rows = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        isNotNull(subscriptions.gatewayCancel),
        isNotNull(subscriptions.gatewaySubscriptionId),
        ofUser,
      ),
    )
    .limit(batch)
  for (const row of rows) {
    try {
      const refund = row.gatewayCancel === 'refund'
      await cards.endSubscription(row.gatewaySubscriptionId!, { refund })
      await db
        .update(subscriptions)
        .set({ gatewayCancel: null })
        .where(
          and(eq(subscriptions.id, row.id), eq(subscriptions.gatewayCancel, row.gatewayCancel!)),
        )
    } catch (error) {
      log.error('subscription not ended at the gateway', {
        subscription: row.id,
        error: errorName(error),
      })
    }
  }
}
