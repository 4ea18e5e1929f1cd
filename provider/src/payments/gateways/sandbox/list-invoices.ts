import { and, asc, eq, ne } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { sandboxCharges, sandboxIntents } from '../../../db/schema/sandbox-payments'
import { sandboxPaymentMethods } from '../../../db/schema/sandbox-cards'
import type { GatewayInvoice } from '../../gateway-cards'

/** What the ledger has charged for a subscription, the oldest first. */
export async function listInvoices(
  db: Connection,
  subscriptionId: string,
): Promise<GatewayInvoice[]> {
  const rows = await db
    .select({
      intent: sandboxIntents,
      charge: sandboxCharges,
      cardLast4: sandboxPaymentMethods.last4,
    })
    .from(sandboxCharges)
    .innerJoin(sandboxIntents, eq(sandboxIntents.id, sandboxCharges.intentId))
    .leftJoin(sandboxPaymentMethods, eq(sandboxPaymentMethods.id, sandboxCharges.paymentMethodId))
    .where(
      and(eq(sandboxIntents.subscriptionId, subscriptionId), ne(sandboxCharges.status, 'failed')),
    )
    .orderBy(asc(sandboxCharges.createdAt), asc(sandboxIntents.id))
  return rows.map(({ intent, charge, cardLast4 }) => ({
    id: intent.id,
    reason: intent.purpose,
    amount: charge.amount,
    tax: intent.tax,
    discount: intent.discount,
    refunded: charge.status === 'refunded' ? charge.amount : 0,
    currency: charge.currency,
    periodStart: intent.periodStart,
    periodEnd: intent.periodEnd,
    paidAt: charge.createdAt,
    cardLast4,
  }))
}
