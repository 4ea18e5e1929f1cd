import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { Translations } from './column-types'
import { users } from './identity'

/** The texts of a benefit. */
export type BenefitTexts = { description: string; terms: string }

/**
 * An employer that pays for access. `brandIds` is empty for every brand. `claimed` counts the
 * claims, so that the database refuses one more than `seats`, however many come at once; null is
 * no limit.
 */
export const enterpriseProviders = pgTable(
  'enterprise_providers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    logo: text(),
    description: text().notNull(),
    terms: text().notNull(),
    translations: jsonb().$type<Translations<BenefitTexts>>().notNull().default({}),
    brandIds: integer('brand_ids').array().notNull().default([]),
    seats: integer(),
    claimed: integer().notNull().default(0),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
  },
  (table) => [
    check('enterprise_providers_seats', sql`${table.claimed} between 0 and ${table.seats}`),
    check('enterprise_providers_times', sql`${table.startsAt} < ${table.endsAt}`),
  ],
)

/** A person's claim of a benefit; it lasts as long as the benefit. */
export const enterpriseClaims = pgTable(
  'enterprise_claims',
  {
    providerId: integer('provider_id')
      .notNull()
      .references(() => enterpriseProviders.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    claimedAt: timestamp('claimed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.userId] }),
    index('enterprise_claims_user').on(table.userId),
  ],
)
