import { desc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../db/database'
import { sessions, users } from '../db/schema/identity'
import { newCredentials } from './credentials'
import { wrongCredentials } from './wrong-credentials'
import { sessionEnd } from './session-lifetime'

const clientsPerUser = 10

export type TokenHeaders = {
  'access-token': string
  client: string
  uid: string
  /** Seconds since 1970 at which the session ends if it is not used. */
  expiry: string
}

/**
 * Opens a session for a new client and returns the headers that carry it; the token cannot be read
 * again. An account keeps its 10 most recently used clients, older ones are signed out. Throws 401
 * when the account no longer is as `user` says: its password was changed since it was read.
 */
export async function createSession(
  tx: Transaction,
  user: { id: number; uuid: string; passwordHash: string | null },
  now: Date,
): Promise<TokenHeaders> {
  // Sign-ins of one account take turns, or each would miss the clients that the others just added.
  const [account] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, user.id))
    .for('no key update')
  if (account?.passwordHash !== user.passwordHash) throw wrongCredentials()
  const { token, client, tokenHash } = newCredentials()
  const session = { userId: user.id, client, tokenHash, createdAt: now, lastUsedAt: now }
  await tx.insert(sessions).values(session)
  const surplus = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, user.id))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .offset(clientsPerUser)
  await tx.delete(sessions).where(inArray(sessions.id, surplus))
  const expiry = String(Math.floor(sessionEnd(session).getTime() / 1000))
  return { 'access-token': token, client, uid: user.uuid, expiry }
}
