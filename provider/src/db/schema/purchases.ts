import { sql } from 'drizzle-orm'
import {
  boolean,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './identity'
import { promotionCodes } from './plans'
import { subscriptions } from './subscriptions'

/** A user's only free trial; the row is written in the transaction that grants it. */
export const trialGrants = pgTable('trial_grants', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  subscriptionId: integer('subscription_id')
    .notNull()
    .references(() => subscriptions.id),
  grantedAt: timestamp('granted_at', { withTimezone: true }).notNull(),
})

/** A used code. A single-use code fits in one row only; an attempt that ends unpaid releases it. */
export const promotionRedemptions = pgTable(
  'promotion_redemptions',
  {
    subscriptionId: integer('subscription_id')
      .primaryKey()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    promotionCodeId: integer('promotion_code_id')
      .notNull()
      .references(() => promotionCodes.id),
    singleUse: boolean('single_use').notNull(),
    redeemedAt: timestamp('redeemed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('promotion_redemptions_single_use')
      .on(table.promotionCodeId)
      .where(sql`${table.singleUse}`),
  ],
)

/** The purchase and the request that an Idempotency-Key of a user stands for. */
export const purchaseKeys = pgTable(
  'purchase_keys',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
)
