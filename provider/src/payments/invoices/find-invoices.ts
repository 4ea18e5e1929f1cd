import { and, desc, eq, gte, isNotNull, lt, type SQL } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { invoices } from '../../db/schema/invoices'
import { plans } from '../../db/schema/plans'
import { subscriptions } from '../../db/schema/subscriptions'
import type { PaymentDeps } from '../../deps'
import { getPaymentSummary } from '../state/payment-summary'
import type { Subscription } from '../state/live-subscriptions'
import { translateRow } from '../../texts/translate-row'
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

/** Whose invoices, and the locale of the web application in which plans are named. */
type Reader = { userId: number; locale: string }

/**
 * Invoices of the subscriptions that are the user's now, also of one that was bought before there
 * was an account; the newest first. A plan that still has the name of that time is named in the
 * reader's language.
 */
async function select(
  db: Connection,
  { userId, locale }: Reader,
  condition?: SQL,
  { limit, offset = 0 }: Range = {},
): Promise<Invoice[]> {
  const query = db
    .select({ invoice: invoices, plan: plans })
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(and(eq(subscriptions.userId, userId), condition))
    .orderBy(desc(invoices.paidAt), desc(invoices.id))
    .$dynamic()
  const rows = await (limit === undefined ? query : query.limit(limit).offset(offset))
  return rows.map(({ invoice, plan }) =>
    invoice.planName === plan.name
      ? { ...invoice, planName: translateRow(plan, locale).name }
      : invoice,
  )
}

export const listInvoices = (db: Connection, reader: Reader, range: Range): Promise<Invoice[]> =>
  select(db, reader, undefined, range)

/** Those that were paid from `from` to before `until`, the newest first. */
export const listInvoicesPaid = (
  db: Connection,
  reader: Reader,
  { from, until }: { from: Date; until: Date },
): Promise<Invoice[]> =>
  select(db, reader, and(gte(invoices.paidAt, from), lt(invoices.paidAt, until)))

/** One of the user's invoices, or undefined. */
export async function findInvoice(
  db: Connection,
  reader: Reader,
  id: number,
): Promise<Invoice | undefined> {
  const [found] = await select(db, reader, eq(invoices.id, id))
  return found
}
