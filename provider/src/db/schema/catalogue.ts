import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { nameSearch, textSearch } from './column-types'

/** A fitness brand. `id` is the catalogue id of the specification (section 1); X+ itself has no row. */
export const brands = pgTable('brands', {
  id: integer().primaryKey(),
  externalId: text('external_id').notNull().unique(),
  name: text().notNull(),
  workoutType: text('workout_type').notNull().unique(),
  mainColor: text('main_color').notNull(),
  secondaryTextColor: text('secondary_text_color').notNull(),
  position: integer().notNull(),
})

/** Shared columns of the three small lists that videos are filtered by. */
function facetColumns() {
  return {
    id: integer().primaryKey(),
    name: text().notNull().unique(),
    icon: text().notNull(),
    position: integer().notNull(),
  }
}

export const modalities = pgTable('modalities', facetColumns())
export const equipment = pgTable('equipment', facetColumns())
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
 * An on-demand video. Facets are arrays so that one covering index answers any mix of filters;
 * a trigger of the same migration keeps every array element a real row.
 * `keywords` are the words of names that belong to it (instructor, brand, facets), for the search.
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
    index('videos_instructor').on(table.instructorId),
    index('videos_brand').on(table.brandId),
  ],
)
