import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Connection } from '../db/database'

const batchSize = 1_000

/** Rows in parts that fit into one statement. */
export const inBatches = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, index) =>
    rows.slice(index * batchSize, (index + 1) * batchSize),
  )

/**
 * Inserts many rows into one table, a thousand per statement; existing rows are left as they are.
 */
export async function insertRows<T extends PgTable>(
  db: Connection,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  for (const batch of inBatches(rows)) await db.insert(table).values(batch).onConflictDoNothing()
}

/** Continues a table's id sequence after rows that were inserted with ids. */
export async function continueIds(db: Connection, table: PgTable): Promise<void> {
  const name = getTableName(table)
  await db.execute(sql`
    select setval(pg_get_serial_sequence(${name}, 'id'), (select coalesce(max(id), 1) from ${table}))`)
}

/** The cells of a text table: one row per line, cells separated by bars, blank lines ignored. */
export function parseLines(table: string, columns: number): string[][] {
  return table
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const cells = line.split(' | ').map((cell) => cell.trim())
      if (cells.length !== columns) throw new Error(`Expected ${columns} columns: ${line}`)
      return cells
    })
}

/** The ids of comma-separated names; throws for an unknown name. */
export function idsOf(names: string, list: readonly { id: number; name: string }[]): number[] {
  return names.split(', ').map((name) => {
    const found = list.find((item) => item.name === name)
    if (!found) throw new Error(`Unknown name: ${name}`)
    return found.id
  })
}

/** The names for ids of a list. */
export function namesOf(
  ids: readonly number[],
  list: readonly { id: number; name: string }[],
): string[] {
  return list.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
}
