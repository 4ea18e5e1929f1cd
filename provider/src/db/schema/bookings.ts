import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { timeRange } from './column-types'
import { users } from './identity'
import { liveClasses } from './live-classes'

/**
 * A user's place in a live class. Besides the partial unique index, an exclusion constraint (in the
 * migration, because the query builder cannot express it) prevents a user from booking two classes
 * whose times (`during`) overlap.
 */
export const bookings = pgTable(
  'bookings',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    liveClassId: integer('live_class_id')
      .notNull()
      .references(() => liveClasses.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text({ enum: ['booked', 'cancelled'] })
      .notNull()
      .default('booked'),
    attended: boolean().notNull().default(false),
    during: timeRange().notNull(),
    /** When the class would have started, if the studio has moved it since it was booked. */
    movedFrom: timestamp('moved_from', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
  },
  (table) => [
    check('bookings_status', sql`${table.status} in ('booked', 'cancelled')`),
    check(
      'bookings_cancelled',
      sql`(${table.status} = 'cancelled') = (${table.cancelledAt} is not null)`,
    ),
    uniqueIndex('bookings_one_per_class')
      .on(table.liveClassId, table.userId)
      .where(sql`${table.status} = 'booked'`),
    index('bookings_user').on(table.userId, table.status),
  ],
)

/**
 * A member's place in the line for a full class. The order is that of `id`. A spot that frees goes
 * to the first who waits, until `promoteUntil`: the last moment at which they still want it.
 */
export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    liveClassId: integer('live_class_id')
      .notNull()
      .references(() => liveClasses.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text({ enum: ['waiting', 'promoted', 'left', 'expired'] })
      .notNull()
      .default('waiting'),
    promoteUntil: timestamp('promote_until', { withTimezone: true }).notNull(),
    /** As for a booking; goes over to the booking that a promotion makes. */
    movedFrom: timestamp('moved_from', { withTimezone: true }),
    /** The booking that a promotion made. */
    bookingId: integer('booking_id').references(() => bookings.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    check(
      'waitlist_entries_status',
      sql`${table.status} in ('waiting', 'promoted', 'left', 'expired')`,
    ),
    check(
      'waitlist_entries_ended',
      sql`(${table.status} = 'waiting') = (${table.endedAt} is null)`,
    ),
    uniqueIndex('waitlist_entries_one_per_class')
      .on(table.liveClassId, table.userId)
      .where(sql`${table.status} = 'waiting'`),
    index('waitlist_entries_line')
      .on(table.liveClassId, table.id)
      .where(sql`${table.status} = 'waiting'`),
    index('waitlist_entries_user').on(table.userId),
  ],
)

/** The secret address of a member's bookings for calendar programs; a new one replaces the old. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  token: text().notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
