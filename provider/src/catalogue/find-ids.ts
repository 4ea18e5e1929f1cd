import { and, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database, RowRange } from '../db/database'
import { searchClauses } from './search'

type Search = {
  q: string | undefined
  conditions: (SQL | undefined)[]
  /** The order without a search text, and of equally good matches. */
  order: SQL[]
}

/**
 * The ids of a page of the rows that match a search text and all conditions, the best matches
 * first, and the number of all that match.
 */
export async function findIds(
  db: Database,
  table: PgTable & { id: PgColumn; search: PgColumn },
  { q, conditions, order }: Search,
  range: RowRange,
): Promise<{ ids: number[]; total: number }> {
  const search = await searchClauses(db, table, q)
  if (!search) return { ids: [], total: 0 }
  const where = and(...conditions, search.matches)
  const [rows, total] = await Promise.all([
    db
      .select({ id: table.id })
      .from(table)
      .where(where)
      .orderBy(...search.bestFirst, ...order)
      .limit(range.limit)
      .offset(range.offset),
    db.$count(table, where),
  ])
  return { ids: rows.map(({ id }) => id as number), total }
}
