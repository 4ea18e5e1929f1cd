import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { AlternativeText, SectionText } from '../../texts/message'
import { nameSearch, textSearch } from './column-types'

/** A fitness brand. Its `id` is the brand id of the API; X+ itself has no row. */
export const brands = pgTable('brands', {
  id: integer().primaryKey(),
  externalId: text('external_id').notNull().unique(),
  name: text().notNull(),
  workoutType: text('workout_type').notNull().unique(),
  mainColor: text('main_color').notNull(),
  secondaryTextColor: text('secondary_text_color').notNull(),
  position: integer().notNull(),
  /** False for a brand that is not sold any longer; what people have of it goes on. */
  offered: boolean().notNull().default(true),
})

/** Columns that modalities, equipment and body focuses share. */
function facetColumns() {
  return {
    id: integer().primaryKey(),
    name: text().notNull().unique(),
    icon: text().notNull(),
    position: integer().notNull(),
  }
}

export const modalities = pgTable('modalities', facetColumns())
/** `alternative` is the code of a text that says what may stand in; null where nothing does. */
export const equipment = pgTable('equipment', {
  ...facetColumns(),
  alternative: text().$type<AlternativeText>(),
})
export const bodyFocuses = pgTable('body_focuses', facetColumns())

export const instructors = pgTable(
  'instructors',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    bio: text().notNull(),
    portrait: text().notNull(),
    timeZone: text('time_zone').notNull(),
    brandIds: integer('brand_ids').array().notNull(),
    modalityIds: integer('modality_ids').array().notNull(),
    search: nameSearch(`first_name || ' ' || last_name`),
  },
  (table) => [
    index('instructors_search').using('gin', table.search),
    index('instructors_name').on(table.lastName, table.firstName, table.id),
    index('instructors_brands').using('gin', table.brandIds),
  ],
)

/**
 * An on-demand video. Facets are arrays, so that one covering index answers any combination of
 * filters; a trigger ensures that every element refers to a row. `keywords` are the names that a
 * search should find it by (instructor, brand, facets).
 */
export const videos = pgTable(
  'videos',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    title: text().notNull(),
    description: text().notNull(),
    keywords: text().notNull(),
    kind: text({ enum: ['workout', 'class'] }).notNull(),
    level: text({ enum: ['beginner', 'intermediate', 'advanced'] }).notNull(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    instructorId: integer('instructor_id')
      .notNull()
      .references(() => instructors.id),
    modalityIds: integer('modality_ids').array().notNull(),
    equipmentIds: integer('equipment_ids').array().notNull(),
    bodyFocusIds: integer('body_focus_ids').array().notNull(),
    durationSeconds: integer('duration_seconds').notNull(),
    poster: text().notNull(),
    stream: text().notNull(),
    free: boolean().notNull().default(false),
    playCount: integer('play_count').notNull().default(0),
    releasedAt: timestamp('released_at', { withTimezone: true }).notNull(),
    search: textSearch(),
  },
  (table) => [
    check('videos_kind', sql`${table.kind} in ('workout', 'class')`),
    check('videos_level', sql`${table.level} in ('beginner', 'intermediate', 'advanced')`),
    check('videos_duration', sql`${table.durationSeconds} > 0`),
    check('videos_play_count', sql`${table.playCount} >= 0`),
    index('videos_search').using('gin', table.search),
    index('videos_title').using('gin', sql`ts_filter(${table.search}, '{a}')`),
    index('videos_instructor').on(table.instructorId),
    index('videos_brand').on(table.brandId),
  ],
)

/** What a video consists of, one part after the other; `code` is that of the part's title. */
export const videoSections = pgTable(
  'video_sections',
  {
    videoId: integer('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    code: text().$type<SectionText>().notNull(),
    durationSeconds: integer('duration_seconds').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.videoId, table.position] }),
    check('video_sections_duration', sql`${table.durationSeconds} > 0`),
  ],
)

/** A collection (a curated set) or a program (with weeks and days). `keywords` as for videos. */
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
