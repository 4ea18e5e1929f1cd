import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Connection } from '../db/database'

const batch = 1_000

/** Inserts many rows of one table, a thousand to a statement; rows that are there already are left. */
export async function insertRows<T extends PgTable>(
  db: Connection,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  for (let at = 0; at < rows.length; at += batch)
    await db
      .insert(table)
      .values(rows.slice(at, at + batch))
      .onConflictDoNothing()
}

/** Lets a table whose rows came with ids count on after them. */
export async function continueIds(db: Connection, table: PgTable): Promise<void> {
  const name = getTableName(table)
  await db.execute(sql`
    select setval(pg_get_serial_sequence(${name}, 'id'), (select coalesce(max(id), 1) from ${table}))`)
}
