import { and, eq, gt } from 'drizzle-orm'
import type { Connection, Database, Transaction } from '../db/database'
import { passwordResets, users } from '../db/schema/identity'
import { arePlausible, newCredentials, type Credentials } from './credentials'
import { hashToken, sameSecret } from './token-hash'

export const resetLifetime = 30 * 60_000

/** A link younger than this is as good as a new one: it works for as long again. */
const freshFor = resetLifetime / 2

/**
 * A link to choose a new password: `page` with the credentials of a reset as its query, and the way
 * to take it back. Null when the account has `maxFresh` unused links younger than 15 minutes already.
 */
export function createResetLink(
  db: Database,
  user: { id: number; uuid: string },
  { page, now, maxFresh }: { page: string; now: Date; maxFresh: number },
): Promise<{ href: string; takeBack(): Promise<void> } | null> {
  return db.transaction(async (tx) => {
    // Requests at the same time take turns, or each would miss the links of the others.
    await tx.select().from(users).where(eq(users.id, user.id)).for('no key update')
    const fresh = await tx.$count(
      passwordResets,
      and(
        eq(passwordResets.userId, user.id),
        gt(passwordResets.createdAt, new Date(now.getTime() - freshFor)),
      ),
    )
    if (fresh >= maxFresh) return null
    const { token, client, tokenHash } = newCredentials()
    const [reset] = await tx
      .insert(passwordResets)
      .values({ userId: user.id, client, tokenHash, createdAt: now })
      .returning({ id: passwordResets.id })
    const link = new URL(page)
    link.searchParams.set('access-token', token)
    link.searchParams.set('client', client)
    link.searchParams.set('uid', user.uuid)
    return {
      href: link.href,
      takeBack: async () => {
        await db.delete(passwordResets).where(eq(passwordResets.id, reset!.id))
      },
    }
  })
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
