import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './identity'
import { plans, promotionCodes } from './plans'
import { subscriptions } from './subscriptions'

/**
 * A user's only free trial; the row is written in the transaction that grants it. `cardHash` is the
 * keyed hash of the card that the trial was begun with: it stays when the account is deleted.
 */
export const trialGrants = pgTable(
  'trial_grants',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.id),
    /** The plan of the trial, which its subscription may have left since. */
    planId: integer('plan_id').references(() => plans.id),
    cardHash: text('card_hash'),
    grantedAt: timestamp('granted_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('trial_grants_card').on(table.cardHash)],
)

/** The plans whose free trial a user is not offered any more, because their card has had it. */
export const trialRefusals = pgTable(
  'trial_refusals',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id),
    refusedAt: timestamp('refused_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.planId] })],
)

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
