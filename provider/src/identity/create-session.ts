import { randomBytes } from 'node:crypto'
import { desc, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { sessions } from '../db/schema/identity'
import { sessionEnd } from './session-lifetime'
import { hashToken } from './token-hash'

const clientsPerUser = 10
const random = () => randomBytes(32).toString('base64url')

export type TokenHeaders = {
  'access-token': string
  client: string
  uid: string
  /** Seconds since 1970 at which the session ends if it is not used. */
  expiry: string
}

/**
 * Opens a session for a new client and returns the headers that carry it; the token cannot be read
 * again. An account keeps its 10 most recently used clients, older ones are signed out.
 */
export async function createSession(
  db: Connection,
  user: { id: number; uuid: string },
  now: Date,
  via: 'password' | 'reset' = 'password',
): Promise<TokenHeaders> {
  const token = random()
  const client = random()
  await db.insert(sessions).values({
    userId: user.id,
    client,
    tokenHash: hashToken(token),
    via,
    createdAt: now,
    lastUsedAt: now,
  })
  const surplus = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, user.id))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .offset(clientsPerUser)
  await db.delete(sessions).where(inArray(sessions.id, surplus))
  const end = sessionEnd({ createdAt: now, lastUsedAt: now, via })
  return {
    'access-token': token,
    client,
    uid: user.uuid,
    expiry: String(Math.floor(end.getTime() / 1000)),
  }
}
