import { getTableColumns, sql } from 'drizzle-orm'
import { customType, type PgTable } from 'drizzle-orm/pg-core'

/** The texts of a row in other languages, by BCP 47 tag. */
export type Translations<Words> = Record<string, Words>

const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The generated `search` column of a table with `title`, `keywords` and `description`, weighted in
 * this order. `plain` (see sql/before-catalogue.sql) removes accents.
 */
export const textSearch = () =>
  searchVector('search').generatedAlwaysAs(
    sql`setweight(to_tsvector('english', plain(title)), 'A') || setweight(to_tsvector('english', plain(keywords)), 'B') || setweight(to_tsvector('english', plain(description)), 'D')`,
  )

/**
 * The generated `search` column for names and places, which are not stemmed; the first expression
 * weighs most.
 */
export const nameSearch = (first: string, second = `''`) =>
  searchVector('search').generatedAlwaysAs(
    sql.raw(
      `setweight(to_tsvector('simple', plain(${first})), 'A') || setweight(to_tsvector('simple', plain(${second})), 'B')`,
    ),
  )

/** PostgreSQL `tstzrange` in its text form, lower bound included and upper bound not. */
export const timeRange = customType<{ data: string }>({ dataType: () => 'tstzrange' })

/** A value of a `timeRange` column. */
export const rangeText = (from: Date, to: Date) => `[${from.toISOString()},${to.toISOString()})`

/** The columns of a table without those for searching, which are most of a row's bytes. */
export function columnsWithoutSearch<T extends PgTable>(table: T) {
  const columns = { ...getTableColumns(table) }
  delete columns.search
  delete columns.keywords
  return columns as Omit<T['_']['columns'], 'search' | 'keywords'>
}
