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
import { videoGroups, videos } from './catalogue'
import { users } from './identity'

/**
 * A person's list of favorites; each person has one default list, which hearts use. `nameKey` is
 * the name in lower case, computed in code so that it does not depend on the database's locale.
 */
export const favoriteLists = pgTable(
  'favorite_lists',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    nameKey: text('name_key').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('favorite_lists_name_length', sql`char_length(${table.name}) between 1 and 60`),
    uniqueIndex('favorite_lists_one_default')
      .on(table.userId)
      .where(sql`${table.isDefault}`),
    uniqueIndex('favorite_lists_name').on(table.userId, table.nameKey),
  ],
)

/** A video or a group of videos on a list, at most once; the newest has the highest id. */
export const favoriteItems = pgTable(
  'favorite_items',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    listId: integer('list_id')
      .notNull()
      .references(() => favoriteLists.id, { onDelete: 'cascade' }),
    videoId: integer('video_id').references(() => videos.id, { onDelete: 'cascade' }),
    videoGroupId: integer('video_group_id').references(() => videoGroups.id, {
      onDelete: 'cascade',
    }),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check(
      'favorite_items_one_thing',
      sql`num_nonnulls(${table.videoId}, ${table.videoGroupId}) = 1`,
    ),
    uniqueIndex('favorite_items_video').on(table.listId, table.videoId),
    uniqueIndex('favorite_items_video_group').on(table.listId, table.videoGroupId),
    index('favorite_items_newest').on(table.listId, table.id),
  ],
)
