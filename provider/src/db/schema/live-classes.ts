import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { brands, instructors, videos } from './catalogue'
import { textSearch } from './column-types'

/**
 * A live class. `bookedCount` is the number of its booked rows in `bookings` and stays between zero
 * and the capacity. `slot` identifies its place in the timetable, so that filling the schedule
 * twice adds nothing; `keywords` as for videos.
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
    /** When the studio called the class off. It stays, so that bookings and links explain it. */
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
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
