import { eq } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { users } from '../db/schema/identity'

/** The time zone by whose days a member's activity is counted: their own, else `asked`, else UTC. */
export async function findHomeZone(db: Connection, userId: number, asked?: string) {
  const [user] = await db
    .select({ timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId))
  return user?.timeZone ?? asked ?? 'UTC'
}
