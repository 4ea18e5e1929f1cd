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
import { brands, instructors, videos } from './catalogue'
import { textSearch, timeRange } from './column-types'
import { users } from './identity'

/**
 * A live class. `bookedCount` is the number of its booked rows in `bookings` and can neither pass
 * the capacity nor fall below zero. `slot` names the place in the timetable, so that filling the
 * schedule twice adds nothing; `keywords` as for videos.
 */
export const liveClasses = pgTable(
  'live_classes',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    slot: text().unique(),
    title: text().notNull(),
    description: text().notNull(),
    keywords: text().notNull().default(''),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    instructorId: integer('instructor_id')
      .notNull()
      .references(() => instructors.id),
    videoId: integer('video_id')
      .notNull()
      .references(() => videos.id),
    modalityIds: integer('modality_ids').array().notNull(),
    poster: text().notNull(),
    timeZone: text('time_zone').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    capacity: integer().notNull(),
    bookedCount: integer('booked_count').notNull().default(0),
    search: textSearch(),
  },
  (table) => [
    check('live_classes_times', sql`${table.startsAt} < ${table.endsAt}`),
    check('live_classes_spots', sql`${table.bookedCount} between 0 and ${table.capacity}`),
    index('live_classes_search').using('gin', table.search),
    index('live_classes_start').on(table.startsAt, table.id),
    index('live_classes_instructor').on(table.instructorId, table.startsAt),
  ],
)

/**
 * A user's place in a live class. Besides the partial unique index, an exclusion constraint (in
 * the migration, the query builder has no word for it) forbids a user two booked classes whose
 * times overlap: `during` is the class's time.
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
