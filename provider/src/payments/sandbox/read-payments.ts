import { and, eq, max, sum } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { sandboxCharges, sandboxIntents, sandboxSubscriptions } from '../../db/schema/payments'
import type { PaymentSummary } from '../gateway'

/** What the ledger has taken for a subscription, and what it takes next while `goesOn`. */
export async function readPayments(
  db: Connection,
  id: string,
  goesOn: boolean,
): Promise<PaymentSummary> {
  const [subscription] = await db
    .select()
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.id, id))
  if (!subscription) throw new Error(`No subscription ${id} in the ledger`)
  const [taken] = await db
    .select({
      amount: sum(sandboxCharges.amount).mapWith(Number),
      at: max(sandboxCharges.createdAt),
    })
    .from(sandboxCharges)
    .innerJoin(sandboxIntents, eq(sandboxIntents.id, sandboxCharges.intentId))
    .where(and(eq(sandboxIntents.subscriptionId, id), eq(sandboxCharges.status, 'succeeded')))
  const { first, later } = subscription.payments
  return {
    charged: taken?.at
      ? { amount: taken.amount, tax: first.tax, at: taken.at.toISOString() }
      : null,
    next: goesOn ? (subscription.status === 'trialing' ? first : later) : null,
  }
}
