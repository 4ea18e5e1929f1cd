import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { brands } from './catalogue'
import { nameSearch, timeRange } from './column-types'
import { users } from './identity'

/** A day of the week (0 is Sunday) with its opening and closing time, `HH:mm` at the studio. */
export type OpeningHours = { day: number; opens: string; closes: string }

export const studios = pgTable(
  'studios',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    line1: text().notNull(),
    line2: text(),
    city: text().notNull(),
    state: text(),
    postalCode: text('postal_code').notNull(),
    country: text().notNull(),
    phone: text(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    freeClassAvailable: boolean('free_class_available').notNull(),
    timeZone: text('time_zone').notNull().default('America/New_York'),
    /** When it is open, by day of the week. */
    hours: jsonb().$type<OpeningHours[]>().notNull().default([]),
    websiteUrl: text('website_url'),
    search: nameSearch(
      `name || ' ' || city`,
      `line1 || ' ' || coalesce(state, '') || ' ' || postal_code`,
    ),
  },
  (table) => [
    index('studios_search').using('gin', table.search),
    index('studios_brand').on(table.brandId, table.name),
  ],
)

/**
 * A request for a free class. An exclusion constraint (in the migration, because the query builder
 * cannot express it) allows one request per email and studio `during` a period.
 */
export const freeClassRequests = pgTable('free_class_requests', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  studioId: integer('studio_id')
    .notNull()
    .references(() => studios.id),
  userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
  email: text().notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phone: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  during: timeRange().notNull(),
})

/** A member in a studio's own records; `userId` links the account once it is known. */
export const studioMembers = pgTable(
  'studio_members',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    studioId: integer('studio_id')
      .notNull()
      .references(() => studios.id),
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    includesStreaming: boolean('includes_streaming').notNull().default(false),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    linkedAt: timestamp('linked_at', { withTimezone: true }),
  },
  (table) => [
    index('studio_members_email').on(table.email),
    index('studio_members_user').on(table.userId),
  ],
)

/** The latest time an account unlinked a record, and since when it was linked: for undoing it. */
export const studioUnlinks = pgTable(
  'studio_unlinks',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    studioMemberId: integer('studio_member_id')
      .notNull()
      .references(() => studioMembers.id, { onDelete: 'cascade' }),
    linkedAt: timestamp('linked_at', { withTimezone: true }),
    unlinkedAt: timestamp('unlinked_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.studioMemberId] }),
    index('studio_unlinks_unlinked').on(table.unlinkedAt),
  ],
)

/** A class in a studio, from the studio's own records of its member. */
export const studioBookings = pgTable(
  'studio_bookings',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    studioMemberId: integer('studio_member_id')
      .notNull()
      .references(() => studioMembers.id, { onDelete: 'cascade' }),
    className: text('class_name').notNull(),
    instructorName: text('instructor_name'),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    durationMinutes: integer('duration_minutes').notNull(),
    status: text({ enum: ['booked', 'attended', 'cancelled'] }).notNull(),
  },
  (table) => [
    check('studio_bookings_status', sql`${table.status} in ('booked', 'attended', 'cancelled')`),
    check('studio_bookings_duration', sql`${table.durationMinutes} > 0`),
    index('studio_bookings_member').on(table.studioMemberId, table.startsAt),
  ],
)

/**
 * People and partners whose links bring others to the site. `studioMemberId` is the record of the
 * member who recommends the studio.
 */
export const referrers = pgTable('referrers', {
  code: text().primaryKey(),
  name: text().notNull(),
  studioMemberId: integer('studio_member_id').references(() => studioMembers.id, {
    onDelete: 'set null',
  }),
})
