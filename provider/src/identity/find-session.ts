import { and, eq } from 'drizzle-orm'
import { sessions, users } from '../db/schema/identity'
import type { Deps } from '../deps'
import { arePlausible, type Credentials } from './credentials'
import { sessionEnd } from './session-lifetime'
import type { SessionUser } from './session-user'
import { hashToken, sameSecret } from './token-hash'

const useIsNotedEvery = 3_600_000

/**
 * The account behind the three headers, or null when they name no living session. Its use is noted
 * once an hour, which is exact enough for an end after 14 idle days and costs reads no write.
 */
export async function findSession(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  credentials: Credentials,
): Promise<SessionUser | null> {
  if (!arePlausible(credentials)) return null
  const [row] = await db
    .select({ user: { id: users.id, uuid: users.uuid, email: users.email }, session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(users.uuid, credentials.uid), eq(sessions.client, credentials.client)))
  const now = clock.now()
  if (!row || !sameSecret(hashToken(credentials.token), row.session.tokenHash)) return null
  if (sessionEnd(row.session) <= now) return null
  if (now.getTime() - row.session.lastUsedAt.getTime() > useIsNotedEvery)
    await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, row.session.id))
  return { ...row.user, sessionId: row.session.id, authenticatedAt: row.session.createdAt }
}
