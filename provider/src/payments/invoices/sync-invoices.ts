import { and, eq, lt, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { brands } from '../../db/schema/catalogue'
import { users } from '../../db/schema/identity'
import { invoiceCounters, invoices } from '../../db/schema/invoices'
import { plans } from '../../db/schema/plans'
import { subscriptions } from '../../db/schema/subscriptions'
import type { PaymentDeps } from '../../deps'
import type { GatewayInvoice } from '../gateway-cards'
import { lockUserPurchases, type Subscription } from '../state/live-subscriptions'

/**
 * The next number of a year. The row stays locked until the transaction ends, so a number is given
 * once, and one that is rolled back is given again.
 */
async function nextSequence(tx: Connection, year: number): Promise<number> {
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ year, last: 1 })
    .onConflictDoUpdate({
      target: invoiceCounters.year,
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning()
  return counter!.last
}

/** Whom and what an invoice names, as it is now. */
async function readParties(tx: Connection, id: number) {
  const [found] = await tx
    .select({ row: subscriptions, user: users, planName: plans.name, brandName: brands.name })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .leftJoin(brands, eq(brands.id, subscriptions.brandId))
    .where(eq(subscriptions.id, id))
  return found!
}

async function storeInvoice(
  tx: Connection,
  payment: GatewayInvoice,
  parties: Awaited<ReturnType<typeof readParties>>,
) {
  const { row, user, planName, brandName } = parties
  const { id: gatewayInvoiceId, refunded, ...paid } = payment
  const year = payment.paidAt.getUTCFullYear()
  await tx.insert(invoices).values({
    ...paid,
    year,
    sequence: await nextSequence(tx, year),
    userId: row.userId,
    subscriptionId: row.id,
    gatewayInvoiceId,
    planName,
    brandName,
    refunded,
    refundedAt: refunded > 0 ? (row.refundedAt ?? payment.paidAt) : null,
    payerName: `${user.firstName} ${user.lastName}`.trim(),
    payerEmail: user.email ?? user.buyerEmail ?? '',
    payerAddress: row.billingAddress,
  })
}

async function recordRefund(tx: Connection, payment: GatewayInvoice, at: Date) {
  await tx
    .update(invoices)
    .set({ refunded: payment.refunded, refundedAt: at })
    .where(and(eq(invoices.gatewayInvoiceId, payment.id), lt(invoices.refunded, payment.refunded)))
}

/**
 * Stores an invoice for every payment that the gateway has taken for a subscription, and what was
 * paid back of it. Any number of calls at once store each payment once; numbers have no gaps.
 */
export async function syncInvoices(
  deps: Pick<PaymentDeps, 'db' | 'cards' | 'clock'>,
  subscription: Subscription,
): Promise<void> {
  const { gatewaySubscriptionId, gateway, id, userId } = subscription
  if (!gatewaySubscriptionId || gateway !== deps.cards.name) return
  const payments = await deps.cards.listInvoices(gatewaySubscriptionId)
  if (payments.length === 0) return
  await deps.db.transaction(async (tx) => {
    await lockUserPurchases(tx, userId)
    const stored = await tx
      .select({ id: invoices.gatewayInvoiceId })
      .from(invoices)
      .where(eq(invoices.subscriptionId, id))
    const known = new Set(stored.map((row) => row.id))
    const parties = await readParties(tx, id)
    for (const payment of payments) {
      if (known.has(payment.id))
        await recordRefund(tx, payment, parties.row.refundedAt ?? deps.clock.now())
      else await storeInvoice(tx, payment, parties)
    }
  })
}
