import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { sandboxCustomers } from './sandbox-cards'
import type { Payment } from './subscriptions'

/**
 * What the payments of a subscription follow, amounts in minor units. `discount` is what a code
 * takes off the price of each period that begins before `discountUntil` (null: off all of them),
 * and `periodDiscount` what it has taken off the running one. `taxRate` is in parts per million of
 * the price after it.
 */
export type Terms = {
  /** Of the change of plan that made them; null for those of the purchase. */
  reference: string | null
  planId: number | null
  planType: 'all' | 'single' | null
  brandId: number | null
  interval: 'month' | 'year'
  intervalCount: number
  price: number
  discount: number
  percentOff: number | null
  discountUntil: string | null
  periodDiscount: number
  taxRate: number
}

/** A part of a payment, in minor units; credits are negative. */
export type PaymentLine = {
  code: 'plan' | 'unused_time' | 'discount' | 'tax' | 'credit'
  amount: number
}

/** Sandbox: a subscription as the gateway sees it. `reference` is the caller's idempotency key. */
export const sandboxSubscriptions = pgTable('sandbox_subscriptions', {
  id: text('id').primaryKey(),
  reference: text('reference').notNull().unique(),
  customerId: text('customer_id')
    .notNull()
    .references(() => sandboxCustomers.id),
  status: text('status', {
    enum: ['incomplete', 'trialing', 'active', 'past_due', 'canceled'],
  }).notNull(),
  interval: text('interval', { enum: ['month', 'year'] }).notNull(),
  intervalCount: integer('interval_count').notNull(),
  currency: text('currency').notNull(),
  /** What the first payment takes, and what each later one does. */
  payments: jsonb('payments').$type<{ first: Payment; later: Payment }>().notNull(),
  /** Null in rows of the first version, which could not change. */
  terms: jsonb('terms').$type<Terms>(),
  /** Periods end on its day of the month, or on the month's last day if that is earlier. */
  billingAnchor: timestamp('billing_anchor', { withTimezone: true }),
  currentPeriodStart: timestamp('current_period_start', { withTimezone: true }),
  /** No period that begins between them is charged. */
  pauseStartsAt: timestamp('pause_starts_at', { withTimezone: true }),
  pauseEndsAt: timestamp('pause_ends_at', { withTimezone: true }),
  trialEndsAt: timestamp('trial_ends_at', { withTimezone: true }),
  currentPeriodEnd: timestamp('current_period_end', { withTimezone: true }),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  statusAt: timestamp('status_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/**
 * Sandbox: one payment of a subscription, which has a `first`, one `renewal` for each later period
 * and a `change` for each change of plan that costs something at once. Its status changes only by
 * updates that check the previous status.
 */
export const sandboxIntents = pgTable(
  'sandbox_intents',
  {
    id: text('id').primaryKey(),
    clientSecret: text('client_secret').notNull(),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => sandboxSubscriptions.id),
    purpose: text('purpose', { enum: ['first', 'renewal', 'change'] })
      .notNull()
      .default('first'),
    /** The caller's idempotency key of a change. */
    reference: text('reference').unique(),
    periodStart: timestamp('period_start', { withTimezone: true }),
    periodEnd: timestamp('period_end', { withTimezone: true }),
    /** Minor units; `tax` is a part of it, `discount` and `credit` have been taken off. */
    amount: integer('amount').notNull(),
    tax: integer('tax').notNull().default(0),
    discount: integer('discount').notNull().default(0),
    credit: integer('credit').notNull().default(0),
    lines: jsonb('lines').$type<PaymentLine[]>(),
    /** The terms that a change brings once it is paid. */
    terms: jsonb('terms').$type<Terms>(),
    currency: text('currency').notNull(),
    status: text('status', {
      enum: ['requires_payment_method', 'requires_action', 'processing', 'succeeded', 'canceled'],
    }).notNull(),
    paymentMethodId: text('payment_method_id'),
    lastError: jsonb('last_error').$type<Record<string, unknown>>(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** Reads since the confirmation, counted in the row so that all processes share the count. */
    reads: integer('reads').notNull().default(0),
    /** How often a renewal was declined, and when the card is charged again. */
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('sandbox_intents_amount', sql`${table.amount} > 0`),
    index('sandbox_intents_subscription').on(table.subscriptionId),
    uniqueIndex('sandbox_intents_one_first')
      .on(table.subscriptionId)
      .where(sql`${table.purpose} = 'first'`),
    uniqueIndex('sandbox_intents_one_renewal')
      .on(table.subscriptionId, table.periodStart)
      .where(sql`${table.purpose} = 'renewal'`),
  ],
)

/** Sandbox: every attempt to charge. At most one per intent can succeed. */
export const sandboxCharges = pgTable(
  'sandbox_charges',
  {
    id: text('id').primaryKey(),
    intentId: text('intent_id')
      .notNull()
      .references(() => sandboxIntents.id),
    paymentMethodId: text('payment_method_id').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    status: text('status', { enum: ['succeeded', 'failed', 'refunded'] }).notNull(),
    failureCode: text('failure_code'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('sandbox_charges_once')
      .on(table.intentId)
      .where(sql`${table.status} <> 'failed'`),
  ],
)
