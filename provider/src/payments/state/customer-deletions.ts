import { and, eq, exists, isNotNull, not, sql } from 'drizzle-orm'
import { users } from '../../db/schema/identity'
import { paymentCustomers } from '../../db/schema/payments'
import { subscriptions } from '../../db/schema/subscriptions'
import type { PaymentDeps } from '../../deps'
import { errorKind } from '../../log'

const batchSize = 20

/**
 * Has the card provider forget the customers of deleted accounts, with their cards, once it has
 * ended their subscriptions. Our note of a customer goes when that has worked.
 */
export async function flushCustomerDeletions({ db, cards, log }: PaymentDeps): Promise<void> {
  const isEnding = exists(
    db
      .select({ one: sql`1` })
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.userId, users.id),
          isNotNull(subscriptions.gatewayCancel),
          isNotNull(subscriptions.gatewaySubscriptionId),
        ),
      ),
  )
  const rows = await db
    .select({ userId: users.id, customerId: paymentCustomers.gatewayCustomerId })
    .from(paymentCustomers)
    .innerJoin(users, eq(users.id, paymentCustomers.userId))
    .where(and(isNotNull(users.deletedAt), not(isEnding)))
    .orderBy(sql`random()`)
    .limit(batchSize)
  for (const { userId, customerId } of rows) {
    try {
      await cards.deleteCustomer(customerId)
      await db.delete(paymentCustomers).where(eq(paymentCustomers.userId, userId))
    } catch (error) {
      log.error('customer not deleted at the gateway', { user: userId, error: errorKind(error) })
    }
  }
}
