import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Tags of third parties that pages load at a placement once the visitor has consented. The demo has
 * none.
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
