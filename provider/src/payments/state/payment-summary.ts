import { and, eq, sql } from 'drizzle-orm'
import { type PaymentSummary, subscriptions } from '../../db/schema/subscriptions'
import type { PaymentDeps } from '../../deps'
import type { Subscription } from './live-subscriptions'

const noPayments: PaymentSummary = { charged: null, next: null, open: null }

/** Reasons of cancellation after which every payment is refunded. */
const refundedReasons: Subscription['cancelReason'][] = [
  'expired',
  'superseded',
  'refused',
  'duplicate',
]

/**
 * The past and next payments of a subscription by the gateway's own records. They are read once and
 * kept until the gateway reports a change; those of an unpaid attempt are read each time.
 */
export async function getPaymentSummary(
  { db, cards }: Pick<PaymentDeps, 'db' | 'cards'>,
  row: Subscription,
): Promise<PaymentSummary> {
  if (refundedReasons.includes(row.cancelReason)) return noPayments
  if (!row.gatewaySubscriptionId || row.gateway !== cards.name) return noPayments
  if (row.paymentSummary) return row.paymentSummary
  const summary = await cards.readPayments(row.gatewaySubscriptionId, row)
  if (row.status === 'incomplete') return summary
  await db
    .update(subscriptions)
    .set({ paymentSummary: summary })
    // A report that arrived during the call may already have outdated the result.
    .where(
      and(
        eq(subscriptions.id, row.id),
        eq(subscriptions.statusAt, row.statusAt),
        sql`${subscriptions.refundedAt} is not distinct from ${row.refundedAt}`,
      ),
    )
  return summary
}
