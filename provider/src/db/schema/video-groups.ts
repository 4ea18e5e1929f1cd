import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { brands, videos } from './catalogue'
import { textSearch } from './column-types'

/** A collection (a curated set) or a program (a plan of weeks and days). `keywords` as for videos. */
export const videoGroups = pgTable(
  'video_groups',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text({ enum: ['collection', 'program'] }).notNull(),
    title: text().notNull(),
    description: text().notNull(),
    keywords: text().notNull().default(''),
    poster: text().notNull(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    modalityIds: integer('modality_ids').array().notNull(),
    weeks: integer(),
    position: integer().notNull(),
    search: textSearch(),
  },
  (table) => [
    index('video_groups_search').using('gin', table.search),
    check('video_groups_kind', sql`${table.kind} in ('collection', 'program')`),
    check('video_groups_weeks', sql`(${table.kind} = 'program') = (${table.weeks} is not null)`),
    index('video_groups_kind_position').on(table.kind, table.position, table.id),
  ],
)

export const videoGroupItems = pgTable(
  'video_group_items',
  {
    groupId: integer('group_id')
      .notNull()
      .references(() => videoGroups.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    videoId: integer('video_id')
      .notNull()
      .references(() => videos.id),
    week: integer(),
    day: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.position] }),
    index('video_group_items_video').on(table.videoId),
  ],
)
