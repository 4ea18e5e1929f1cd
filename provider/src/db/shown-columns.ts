import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** The columns of a table without those that only a search reads, which are most of a row's bytes. */
export function shownColumns<T extends PgTable>(table: T) {
  const columns = { ...getTableColumns(table) }
  delete columns.search
  delete columns.keywords
  return columns as Omit<T['_']['columns'], 'search' | 'keywords'>
}
