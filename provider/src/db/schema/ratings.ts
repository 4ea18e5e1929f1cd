import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { videos } from './catalogue'
import { users } from './identity'

/** How hard a class was, compared with the level that it is given. */
export const difficulties = ['easier', 'as_expected', 'harder'] as const

/** What a member thinks of a video that they have taken: one vote per person. */
export const videoRatings = pgTable(
  'video_ratings',
  {
    videoId: integer('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    stars: integer().notNull(),
    difficulty: text({ enum: difficulties }).notNull(),
    ratedAt: timestamp('rated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.videoId, table.userId] }),
    index('video_ratings_user').on(table.userId),
    check('video_ratings_stars', sql`${table.stars} between 1 and 5`),
    check(
      'video_ratings_difficulty',
      sql`${table.difficulty} in ('easier', 'as_expected', 'harder')`,
    ),
  ],
)
