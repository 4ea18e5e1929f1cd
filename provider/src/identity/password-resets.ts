import { and, eq, gt } from 'drizzle-orm'
import type { Connection, Database, Transaction } from '../db/database'
import { passwordResets, users } from '../db/schema/identity'
import { addMs, minuteMs } from '../time'
import {
  areWellFormed,
  type Credentials,
  hashToken,
  newCredentials,
  secretsMatch,
} from './credentials'

const resetLifetimeMs = 30 * minuteMs

/** A link younger than this is reused instead of sending another. */
const freshForMs = resetLifetimeMs / 2

/**
 * Stores a reset that ends at `expiresAt`. Returns its id and the link: `page` with its credentials
 * in the fragment, which browsers send to nobody.
 */
export async function storeReset(
  tx: Connection,
  user: { id: number; uuid: string },
  { page, now, expiresAt }: { page: string; now: Date; expiresAt: Date },
): Promise<{ id: number; href: string }> {
  const { token, client, tokenHash } = newCredentials()
  const [reset] = await tx
    .insert(passwordResets)
    .values({ userId: user.id, client, tokenHash, createdAt: now, expiresAt })
    .returning({ id: passwordResets.id })
  const link = new URL(page)
  link.hash = new URLSearchParams({ 'access-token': token, client, uid: user.uuid }).toString()
  return { id: reset!.id, href: link.href }
}

/**
 * A link to choose a new password: `page` with the credentials of a reset in its fragment, and a
 * function to revoke it. Null when the account already has `maxFresh` unused links younger than 15
 * minutes.
 */
export function createResetLink(
  db: Database,
  user: { id: number; uuid: string },
  { page, now, maxFresh }: { page: string; now: Date; maxFresh: number },
): Promise<{ href: string; revoke(): Promise<void> } | null> {
  return db.transaction(async (tx) => {
    // The lock serializes concurrent requests, so that each counts the links of the others.
    await tx.select().from(users).where(eq(users.id, user.id)).for('no key update')
    const freshLinks = await tx.$count(
      passwordResets,
      and(
        eq(passwordResets.userId, user.id),
        gt(passwordResets.createdAt, addMs(now, -freshForMs)),
      ),
    )
    if (freshLinks >= maxFresh) return null
    const expiresAt = addMs(now, resetLifetimeMs)
    const { id, href } = await storeReset(tx, user, { page, now, expiresAt })
    return {
      href,
      revoke: async () => {
        await db.delete(passwordResets).where(eq(passwordResets.id, id))
      },
    }
  })
}

/** The account and the reset of a link's credentials, or null when it is used or expired. */
export async function findReset(db: Connection, credentials: Credentials, now: Date) {
  if (!areWellFormed(credentials)) return null
  const [row] = await db
    .select({ user: users, reset: passwordResets })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(
      and(
        eq(users.uuid, credentials.uid),
        eq(passwordResets.client, credentials.client),
        gt(passwordResets.expiresAt, now),
      ),
    )
  return row && secretsMatch(hashToken(credentials.token), row.reset.tokenHash) ? row : null
}

/** Consumes a reset; false when another request was faster. */
export async function consumeReset(tx: Transaction, id: number): Promise<boolean> {
  const deleted = await tx.delete(passwordResets).where(eq(passwordResets.id, id)).returning()
  return deleted.length === 1
}
