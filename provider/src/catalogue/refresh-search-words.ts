import { sql } from 'drizzle-orm'
import type { Connection } from '../db/database'

/** Brings the words that searches are completed and corrected by up to date. Nobody waits for it. */
export async function refreshSearchWords(db: Connection): Promise<void> {
  await db.execute(sql`refresh materialized view concurrently search_words`)
}
