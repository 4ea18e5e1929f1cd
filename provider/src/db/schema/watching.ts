import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { videos } from './catalogue'
import { users } from './identity'

/** One playback of a video; `watchedSeconds` only grows. */
export const userVideoWatches = pgTable(
  'user_video_watches',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    videoId: integer('video_id')
      .notNull()
      .references(() => videos.id),
    playbackStartedAt: timestamp('playback_started_at', { withTimezone: true }).notNull(),
    watchedSeconds: integer('watched_seconds').notNull(),
    live: boolean().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('user_video_watches_seconds', sql`${table.watchedSeconds} >= 0`),
    uniqueIndex('user_video_watches_playback').on(
      table.userId,
      table.videoId,
      table.playbackStartedAt,
    ),
  ],
)

/** A user's position in a video; at most one open session per user and video. */
export const userVideoSessions = pgTable(
  'user_video_sessions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    videoId: integer('video_id')
      .notNull()
      .references(() => videos.id),
    positionSeconds: integer('position_seconds').notNull().default(0),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    check('user_video_sessions_position', sql`${table.positionSeconds} >= 0`),
    uniqueIndex('user_video_sessions_open')
      .on(table.userId, table.videoId)
      .where(sql`${table.endedAt} is null`),
    index('user_video_sessions_recent').on(table.userId, table.updatedAt),
  ],
)
