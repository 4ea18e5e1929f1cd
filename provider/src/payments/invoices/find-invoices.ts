import { and, desc, eq, gte, isNotNull, lt, type SQL } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { invoices } from '../../db/schema/invoices'
import { subscriptions } from '../../db/schema/subscriptions'
import type { PaymentDeps } from '../../deps'
import { getPaymentSummary } from '../state/payment-summary'
import type { Subscription } from '../state/live-subscriptions'
import { syncInvoices } from './sync-invoices'

export type Invoice = typeof invoices.$inferSelect

/** The number of an invoice as people write it: `X-2026-000001`. */
export const invoiceNumber = ({ year, sequence }: Pick<Invoice, 'year' | 'sequence'>): string =>
  `X-${year}-${String(sequence).padStart(6, '0')}`

/**
 * Whether the invoices that are stored for a subscription say the same as the gateway's payments,
 * which are known here after any report of it.
 */
function agree(stored: Invoice[], charged: { amount: number; at: string } | null): boolean {
  const kept = stored.filter(({ amount, refunded }) => refunded < amount)
  const sum = kept.reduce((total, { amount, refunded }) => total + amount - refunded, 0)
  const latest = Math.max(0, ...kept.map(({ paidAt }) => paidAt.getTime()))
  return sum === (charged?.amount ?? 0) && latest === (charged ? Date.parse(charged.at) : 0)
}

async function syncIfNeeded(deps: PaymentDeps, row: Subscription): Promise<void> {
  const [stored, { charged }] = await Promise.all([
    deps.db.select().from(invoices).where(eq(invoices.subscriptionId, row.id)),
    getPaymentSummary(deps, row),
  ])
  if (!agree(stored, charged)) await syncInvoices(deps, row)
}

/** Brings the invoices of a user's subscriptions up to date with the gateway. */
export async function syncUserInvoices(deps: PaymentDeps, userId: number): Promise<void> {
  const rows = await deps.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isNotNull(subscriptions.currentPeriodEnd)))
  for (const row of rows) await syncIfNeeded(deps, row)
}

type Range = { limit?: number; offset?: number }

/**
 * Invoices of the subscriptions that are the user's now, also of one that was bought before there
 * was an account; the newest first.
 */
async function select(db: Connection, condition: SQL | undefined, { limit, offset }: Range = {}) {
  const query = db
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .where(condition)
    .orderBy(desc(invoices.paidAt), desc(invoices.id))
    .$dynamic()
  if (limit !== undefined) query.limit(limit).offset(offset ?? 0)
  return (await query).map(({ invoice }) => invoice)
}

const ofUser = (userId: number) => eq(subscriptions.userId, userId)

export const listInvoices = (db: Connection, userId: number, range: Range): Promise<Invoice[]> =>
  select(db, ofUser(userId), range)

/** Those that were paid from `from` to before `until`, the newest first. */
export const listInvoicesPaid = (
  db: Connection,
  userId: number,
  { from, until }: { from: Date; until: Date },
): Promise<Invoice[]> =>
  select(db, and(ofUser(userId), gte(invoices.paidAt, from), lt(invoices.paidAt, until)))

/** One of the user's invoices, or undefined. */
export async function findInvoice(
  db: Connection,
  userId: number,
  id: number,
): Promise<Invoice | undefined> {
  const [found] = await select(db, and(ofUser(userId), eq(invoices.id, id)))
  return found
}
