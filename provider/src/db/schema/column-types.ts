import { sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'

const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The `search` of a table with `title`, `keywords` and `description`, in this order of weight:
 * written by the database, never by us. `plain` (see sql/before-catalogue.sql) takes accents off.
 */
export const textSearch = () =>
  searchVector('search').generatedAlwaysAs(
    sql`setweight(to_tsvector('english', plain(title)), 'A') || setweight(to_tsvector('english', plain(keywords)), 'B') || setweight(to_tsvector('english', plain(description)), 'D')`,
  )

/** The `search` of names and places, whose words have no stems; the first expression weighs most. */
export const nameSearch = (first: string, second = `''`) =>
  searchVector('search').generatedAlwaysAs(
    sql.raw(
      `setweight(to_tsvector('simple', plain(${first})), 'A') || setweight(to_tsvector('simple', plain(${second})), 'B')`,
    ),
  )

/** PostgreSQL `tstzrange` in its text form, lower bound included and upper bound not. */
export const timeRange = customType<{ data: string }>({ dataType: () => 'tstzrange' })
