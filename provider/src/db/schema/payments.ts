import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './identity'

/** The user's customer at the gateway. A customer keeps the currency of its first payment. */
export const paymentCustomers = pgTable('payment_customers', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  gatewayCustomerId: text('gateway_customer_id').notNull().unique(),
  defaultCurrency: text('default_currency'),
  /** Set while one of the cards is removed or replaced, so that only one request does so at a time. */
  cardsClaimedAt: timestamp('cards_claimed_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** Webhook events already applied. The row is written in the transaction of the event's effect. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
})

/** Random secrets shared by every process on this database (the sandbox's webhook secret). */
export const paymentSecrets = pgTable('payment_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
