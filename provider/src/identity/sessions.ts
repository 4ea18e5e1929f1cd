import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Transaction } from '../db/database'
import { deviceCodes } from '../db/schema/devices'
import { sessions, users } from '../db/schema/identity'
import type { Deps } from '../deps'
import { unauthorized } from '../http/errors'
import { emailOf } from './accounts'
import { dayMs, hourMs } from '../time'
import {
  areWellFormed,
  type Credentials,
  hashToken,
  newCredentials,
  secretsMatch,
} from './credentials'

export const idleLifetimeMs = 14 * dayMs
export const absoluteLifetimeMs = 30 * dayMs

/**
 * When a session ends if it is not used: 14 days after its last use, at the latest 30 days after
 * sign-in.
 */
function sessionEnd(session: { createdAt: Date; lastUsedAt: Date }): Date {
  const idle = session.lastUsedAt.getTime() + idleLifetimeMs
  return new Date(Math.min(idle, session.createdAt.getTime() + absoluteLifetimeMs))
}

/** The account that a request is signed in as, and its session (one per client). */
export type SessionUser = {
  id: number
  uuid: string
  email: string
  sessionId: number
  /** When the password was last entered in this session; null if it never was. */
  confirmedAt: Date | null
}

/** The same 401 for a wrong email and a wrong password. */
export const wrongCredentials = () => unauthorized('wrong_credentials')

const clientsPerUser = 10

type TokenHeaders = {
  'access-token': string
  client: string
  uid: string
  /** Unix time in seconds at which the session ends if it is not used. */
  expiry: string
}

export type SessionAccount = Pick<typeof users.$inferSelect, 'id' | 'uuid' | 'passwordHash'>

type SessionOptions = {
  /** How the client names itself. */
  userAgent?: string | undefined
  /** Whether the password has just been entered. */
  confirmed?: boolean
}

const maxUserAgent = 400

/** Locks an account's row: what opens and ends its sessions takes turns. */
export const lockAccount = (tx: Transaction, userId: number) =>
  tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')

/**
 * Opens a session for a new client and returns its token headers; the token cannot be read again.
 * An account keeps its 10 most recently used clients, older ones are signed out. Throws 401 when
 * the password was changed since `user` was read.
 */
export async function createSession(
  tx: Transaction,
  user: SessionAccount,
  now: Date,
  { userAgent, confirmed = true }: SessionOptions = {},
): Promise<TokenHeaders> {
  // The lock serializes sign-ins of one account, so that each counts the clients that the others
  // added.
  const [account] = await lockAccount(tx, user.id)
  if (account?.passwordHash !== user.passwordHash) throw wrongCredentials()
  const { token, client, tokenHash } = newCredentials()
  const session = {
    userId: user.id,
    client,
    tokenHash,
    createdAt: now,
    lastUsedAt: now,
    confirmedAt: confirmed ? now : null,
    userAgent: userAgent?.slice(0, maxUserAgent),
  }
  await tx.insert(sessions).values(session)
  const excessSessions = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, user.id))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .offset(clientsPerUser)
  await tx.delete(sessions).where(inArray(sessions.id, excessSessions))
  const expiry = String(Math.floor(sessionEnd(session).getTime() / 1000))
  return { 'access-token': token, client, uid: user.uuid, expiry }
}

/**
 * Signs an account out on every client but that of the session `kept`, and on devices that were
 * granted access and have not opened their session yet.
 */
export async function endSessions(tx: Transaction, userId: number, kept?: number): Promise<void> {
  await lockAccount(tx, userId)
  const others = kept === undefined ? undefined : ne(sessions.id, kept)
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others))
  // After the sessions, so that a grant of one that was just ended is found too.
  await tx.delete(deviceCodes).where(eq(deviceCodes.userId, userId))
}

const lastUsedPrecisionMs = hourMs

/**
 * The account of the three headers, or null when they do not belong to a valid session.
 * `lastUsedAt` is updated at most once an hour: precise enough for an idle timeout of 14 days, and
 * reads need no write.
 */
export async function findSession(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  credentials: Credentials,
): Promise<SessionUser | null> {
  if (!areWellFormed(credentials)) return null
  const [row] = await db
    .select({ user: { id: users.id, uuid: users.uuid, email: users.email }, session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(users.uuid, credentials.uid), eq(sessions.client, credentials.client)))
  const now = clock.now()
  if (!row || !secretsMatch(hashToken(credentials.token), row.session.tokenHash)) return null
  if (sessionEnd(row.session) <= now) return null
  if (now.getTime() - row.session.lastUsedAt.getTime() > lastUsedPrecisionMs)
    await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, row.session.id))
  return {
    ...row.user,
    email: emailOf(row.user),
    sessionId: row.session.id,
    confirmedAt: row.session.confirmedAt,
  }
}
