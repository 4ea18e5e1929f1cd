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
} from 'drizzle-orm/pg-core'
import type { Translations } from './column-types'
import { plans, promotionCodes } from './plans'

/**
 * Where offers are shown: on the home page, with the account's offers, after sign-up, or to
 * selected people.
 */
export const offerPlacements = ['homepage', 'offers', 'onboarding', 'user'] as const
export type OfferPlacement = (typeof offerPlacements)[number]

/** Who gets an offer; the reason that it is shown with. */
export const offerAudiences = [
  'everyone',
  'studio_members',
  'referred',
  'never_subscribed',
  'former_subscribers',
] as const
export type OfferAudience = (typeof offerAudiences)[number]

/** The texts of an offer. */
export type OfferTexts = { title: string; description: string; ctaLabel: string }

/**
 * A recommended plan, perhaps with a promotion, or a page of the site. `brandIds` is empty for an
 * offer of all brands. Shown from `startsAt` until `expiresAt`.
 */
export const offers = pgTable(
  'offers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text({ enum: ['single_brands', 'all_brands'] }).notNull(),
    placements: text({ enum: offerPlacements }).array().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    poster: text().notNull(),
    brandIds: integer('brand_ids').array().notNull(),
    planId: integer('plan_id').references(() => plans.id),
    promotionCodeId: integer('promotion_code_id').references(() => promotionCodes.id),
    exclusive: boolean().notNull().default(false),
    audience: text({ enum: offerAudiences }).notNull().default('everyone'),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    ctaLabel: text('cta_label').notNull(),
    ctaUrl: text('cta_url'),
    translations: jsonb().$type<Translations<OfferTexts>>().notNull().default({}),
    position: integer().notNull(),
  },
  (table) => [
    check(
      'offers_brands',
      sql`(${table.kind} = 'single_brands' and cardinality(${table.brandIds}) > 0)
        or (${table.kind} = 'all_brands' and cardinality(${table.brandIds}) = 0)`,
    ),
    check(
      'offers_placements',
      sql`${table.placements} <@ array['homepage', 'offers', 'onboarding', 'user']`,
    ),
    check(
      'offers_audience',
      sql`${table.audience} in ('everyone', 'studio_members', 'referred', 'never_subscribed', 'former_subscribers')`,
    ),
    check('offers_times', sql`${table.startsAt} < ${table.expiresAt}`),
    check('offers_cta_path', sql`${table.ctaUrl} ~ '^/($|[^/\\\\])'`),
    index('offers_placements').using('gin', table.placements),
  ],
)
