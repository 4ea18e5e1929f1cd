import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { users } from './identity'
import { type BillingAddress, subscriptions } from './subscriptions'

/**
 * Our own document of a payment that the gateway took. Numbers have no gaps: the next one is taken
 * from `invoice_counters` in the transaction that stores the invoice. Amounts are in minor units;
 * `tax` is a part of `amount`. What an invoice says is never changed, only what was paid back.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    year: integer('year').notNull(),
    /** The position in its year, from 1. */
    sequence: integer('sequence').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'restrict' }),
    gatewayInvoiceId: text('gateway_invoice_id').notNull().unique(),
    planName: text('plan_name').notNull(),
    brandName: text('brand_name'),
    reason: text('reason', { enum: ['first', 'renewal', 'change'] }).notNull(),
    amount: integer('amount').notNull(),
    tax: integer('tax').notNull(),
    discount: integer('discount').notNull().default(0),
    refunded: integer('refunded').notNull().default(0),
    currency: text('currency').notNull(),
    /** Who paid, as it was at the time. */
    payerName: text('payer_name').notNull(),
    payerEmail: text('payer_email').notNull(),
    payerAddress: jsonb('payer_address').$type<BillingAddress>(),
    /** The last digits of the card, when the gateway says. */
    cardLast4: text('card_last4'),
    periodStart: timestamp('period_start', { withTimezone: true }),
    periodEnd: timestamp('period_end', { withTimezone: true }),
    paidAt: timestamp('paid_at', { withTimezone: true }).notNull(),
    refundedAt: timestamp('refunded_at', { withTimezone: true }),
  },
  (table) => [
    unique('invoices_number').on(table.year, table.sequence),
    check(
      'invoices_amounts',
      sql`${table.amount} > 0 and ${table.tax} between 0 and ${table.amount}
        and ${table.discount} >= 0 and ${table.refunded} between 0 and ${table.amount}`,
    ),
    index('invoices_user').on(table.userId, table.paidAt),
    index('invoices_subscription').on(table.subscriptionId),
  ],
)

/** The last invoice number of each year. */
export const invoiceCounters = pgTable('invoice_counters', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
})
