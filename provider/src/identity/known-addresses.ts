import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { knownAddresses, users } from '../db/schema/identity'
import type { AppContext } from '../http/context'
import { hashToken } from './credentials'

const addressesPerUser = 20

/**
 * Whether the account of `email` knows the address of the request: its owner has signed in from it
 * before, or is signed in now. Takes the same time for an email without an account.
 */
export async function isKnownAddress(c: AppContext, email: string): Promise<boolean> {
  const { address, viewer, deps } = c.var
  if (viewer?.email === email) return true
  if (address === null) return false
  const own = and(eq(users.email, email), eq(knownAddresses.addressHash, hashToken(address)))
  const found = await deps.db
    .select({ userId: knownAddresses.userId })
    .from(knownAddresses)
    .innerJoin(users, eq(users.id, knownAddresses.userId))
    .where(own)
  return found.length > 0
}

/** Records that the owner of an account used the address of the request; the latest 20 are kept. */
export async function rememberAddress(c: AppContext, db: Connection, userId: number) {
  const { address, deps } = c.var
  if (address === null) return
  const entry = { userId, addressHash: hashToken(address), seenAt: deps.clock.now() }
  await db
    .insert(knownAddresses)
    .values(entry)
    .onConflictDoUpdate({
      target: [knownAddresses.userId, knownAddresses.addressHash],
      set: { seenAt: entry.seenAt },
    })
  const excessAddresses = db
    .select({ hash: knownAddresses.addressHash })
    .from(knownAddresses)
    .where(eq(knownAddresses.userId, userId))
    .orderBy(desc(knownAddresses.seenAt))
    .offset(addressesPerUser)
  await db
    .delete(knownAddresses)
    .where(
      and(eq(knownAddresses.userId, userId), inArray(knownAddresses.addressHash, excessAddresses)),
    )
}

/** Forgets all other addresses, because somebody else may have signed in from one of them. */
export async function forgetOtherAddresses(c: AppContext, db: Connection, userId: number) {
  const here = hashToken(c.var.address ?? '')
  await db
    .delete(knownAddresses)
    .where(and(eq(knownAddresses.userId, userId), ne(knownAddresses.addressHash, here)))
}
