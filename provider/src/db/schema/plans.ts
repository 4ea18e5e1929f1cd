import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Translations } from './column-types'

/** The texts of a plan. */
export type PlanTexts = { name: string; description: string; features: string[] }

/**
 * Plans for sale. `hidden` ones are neither listed nor sold; those with `brandIds` are sold only
 * for these brands.
 */
export const plans = pgTable('plans', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  planType: text('plan_type', { enum: ['all', 'single'] }).notNull(),
  interval: text('interval', { enum: ['month', 'year'] }).notNull(),
  intervalCount: integer('interval_count').notNull().default(1),
  trialDays: integer('trial_days').notNull().default(0),
  features: jsonb('features').$type<string[]>().notNull().default([]),
  brandIds: jsonb('brand_ids').$type<number[]>(),
  translations: jsonb('translations').$type<Translations<PlanTexts>>().notNull().default({}),
  hidden: boolean('hidden').notNull().default(false),
  position: integer('position').notNull().default(0),
})

/** One price per plan and currency, in minor units. The only source of what is charged. */
export const planPrices = pgTable(
  'plan_prices',
  {
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    currency: text('currency').notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.currency] }),
    check('plan_prices_amount_positive', sql`${table.amount} > 0`),
    check('plan_prices_currency_lower', sql`${table.currency} ~ '^[a-z]{3}$'`),
  ],
)

/** A discount by code. `planIds` null means every plan. */
export const promotionCodes = pgTable(
  'promotion_codes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    code: text('code').notNull(),
    title: text('title').notNull(),
    translations: jsonb('translations')
      .$type<Translations<{ title: string }>>()
      .notNull()
      .default({}),
    stripePromotionCodeId: text('stripe_promotion_code_id').notNull(),
    percentOff: integer('percent_off'),
    amountOff: integer('amount_off'),
    currency: text('currency'),
    duration: text('duration', { enum: ['once', 'repeating', 'forever'] }).notNull(),
    durationInMonths: integer('duration_in_months'),
    planIds: jsonb('plan_ids').$type<number[]>(),
    singleUse: boolean('single_use').notNull().default(false),
    /** How many purchases may use it; null is no limit. */
    maxRedemptions: integer('max_redemptions'),
    redeemed: integer().notNull().default(0),
    active: boolean('active').notNull().default(true),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('promotion_codes_code').on(sql`upper(${table.code})`),
    uniqueIndex('promotion_codes_stripe_id').on(table.stripePromotionCodeId),
    check('promotion_codes_redeemed', sql`${table.redeemed} between 0 and ${table.maxRedemptions}`),
    check(
      'promotion_codes_one_discount',
      sql`(${table.percentOff} between 1 and 100 and ${table.amountOff} is null)
        or (${table.percentOff} is null and ${table.amountOff} > 0 and ${table.currency} is not null)`,
    ),
  ],
)
