import { eq } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { brands } from '../db/schema/catalogue'

export async function brandExists(db: Connection, id: number): Promise<boolean> {
  const found = await db.select({ id: brands.id }).from(brands).where(eq(brands.id, id))
  return found.length > 0
}
