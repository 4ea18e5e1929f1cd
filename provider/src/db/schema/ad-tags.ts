import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Addresses of third parties' tags, which pages load at a placement once the visitor has agreed. An
 * installation enters its own; the demo has none.
 */
export const adTags = pgTable(
  'ad_tags',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    placement: text().notNull(),
    tagUrl: text('tag_url').notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [
    check('ad_tags_secure', sql`${table.tagUrl} ~ '^https://[^/]+'`),
    index('ad_tags_placement').on(table.placement, table.position, table.id),
  ],
)
