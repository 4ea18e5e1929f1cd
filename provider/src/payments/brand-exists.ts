import { sql } from 'drizzle-orm'
import type { Connection } from '../db/database'

export async function brandExists(db: Connection, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from brands where id = ${id}`)
  return rows.length > 0
}
