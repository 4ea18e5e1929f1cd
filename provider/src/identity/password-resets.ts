import { and, eq, gt } from 'drizzle-orm'
import type { Connection, Transaction } from '../db/database'
import { passwordResets, users } from '../db/schema/identity'
import { arePlausible, newCredentials, type Credentials } from './credentials'
import { hashToken, sameSecret } from './token-hash'

export const resetLifetime = 30 * 60_000

/** A link to choose a new password: `page` with the credentials of a reset as its query. */
export async function createResetLink(
  db: Connection,
  user: { id: number; uuid: string },
  page: string,
  now: Date,
): Promise<string> {
  const { token, client, tokenHash } = newCredentials()
  await db.insert(passwordResets).values({ userId: user.id, client, tokenHash, createdAt: now })
  const link = new URL(page)
  link.searchParams.set('access-token', token)
  link.searchParams.set('client', client)
  link.searchParams.set('uid', user.uuid)
  return link.href
}

/** The account and reset that the credentials of a link name, or null when it is used or over. */
export async function findReset(db: Connection, credentials: Credentials, now: Date) {
  if (!arePlausible(credentials)) return null
  const [row] = await db
    .select({ user: users, reset: passwordResets })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(
      and(
        eq(users.uuid, credentials.uid),
        eq(passwordResets.client, credentials.client),
        gt(passwordResets.createdAt, new Date(now.getTime() - resetLifetime)),
      ),
    )
  return row && sameSecret(hashToken(credentials.token), row.reset.tokenHash) ? row : null
}

/** Uses a reset up; false when another request was faster. */
export async function takeReset(tx: Transaction, id: number): Promise<boolean> {
  const taken = await tx.delete(passwordResets).where(eq(passwordResets.id, id)).returning()
  return taken.length === 1
}
