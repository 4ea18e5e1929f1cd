import { and, eq } from 'drizzle-orm'
import { subscriptions } from '../db/schema/subscriptions'
import type { Subscription } from './apply-state'
import type { PaymentSummary } from './gateway'
import type { PaymentDeps } from './payment-deps'

const nothing: PaymentSummary = { charged: null, next: null }

/** Ends after which no money stays with us: what was taken all the same goes back. */
const givenUp: Subscription['cancelReason'][] = ['expired', 'superseded', 'refused', 'duplicate']

/**
 * What a subscription has taken and will take next, by the gateway's own records. They are asked once
 * and kept until the gateway reports a change; those of an unpaid attempt are asked each time.
 */
export async function paymentSummaryOf(
  { db, cards }: Pick<PaymentDeps, 'db' | 'cards'>,
  row: Subscription,
): Promise<PaymentSummary> {
  if (givenUp.includes(row.cancelReason)) return nothing
  if (!row.gatewaySubscriptionId || row.gateway !== cards.name) return nothing
  if (row.paymentSummary) return row.paymentSummary
  const summary = await cards.readPayments(row.gatewaySubscriptionId, row)
  if (row.status === 'incomplete') return summary
  await db
    .update(subscriptions)
    .set({ paymentSummary: summary })
    // News that arrived while the gateway was asked may already have made the answer old.
    .where(and(eq(subscriptions.id, row.id), eq(subscriptions.statusAt, row.statusAt)))
  return summary
}
