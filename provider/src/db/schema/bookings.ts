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
