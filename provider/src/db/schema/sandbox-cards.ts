import { index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'

/**
 * What a card of the sandbox does. `challenge` requires 3-D Secure and then behaves as
 * `afterwards`; `slow` settles some seconds after its confirmation, `never` not at all; `refused`
 * cannot start a purchase; `expired` cannot become a payment method.
 */
export type CardBehavior =
  | { kind: 'approve' }
  | { kind: 'decline'; code: DeclineCode }
  | { kind: 'challenge'; afterwards: 'approve' | DeclineCode }
  | { kind: 'slow' }
  | { kind: 'never' }
  | { kind: 'refused' }
  | { kind: 'expired' }

export type DeclineCode =
  | 'card_declined'
  | 'insufficient_funds'
  | 'lost_card'
  | 'stolen_card'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'incorrect_number'
  | 'card_velocity_exceeded'

/** Sandbox: a card. The number itself is never stored, only how the card behaves. */
export const sandboxPaymentMethods = pgTable(
  'sandbox_payment_methods',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id'),
    behavior: jsonb('behaviour').$type<CardBehavior>().notNull(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
    country: text('country').notNull(),
    funding: text('funding').notNull(),
    /** What tells the card from others; null in rows of earlier versions. */
    fingerprint: text('fingerprint'),
    billingDetails: jsonb('billing_details').$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sandbox_payment_methods_customer').on(table.customerId)],
)

/** Sandbox: a customer, with the card that is charged when a payment names none. */
export const sandboxCustomers = pgTable('sandbox_customers', {
  id: text('id').primaryKey(),
  reference: text('reference').notNull().unique(),
  defaultPaymentMethodId: text('default_payment_method_id'),
  /** Minor units that later payments use up before they charge the card. */
  credit: integer('credit').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** Sandbox: a card that is stored without a payment, once its bank agrees; one setup for each. */
export const sandboxSetups = pgTable(
  'sandbox_setups',
  {
    id: text('id').primaryKey(),
    clientSecret: text('client_secret').notNull(),
    customerId: text('customer_id')
      .notNull()
      .references(() => sandboxCustomers.id),
    paymentMethodId: text('payment_method_id')
      .notNull()
      .references(() => sandboxPaymentMethods.id),
    status: text('status', {
      enum: ['requires_payment_method', 'requires_action', 'succeeded'],
    }).notNull(),
    lastError: jsonb('last_error').$type<Record<string, unknown>>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('sandbox_setups_card').on(table.customerId, table.paymentMethodId)],
)
