import { and, desc, eq, inArray } from 'drizzle-orm'
import { knownAddresses } from '../db/schema/limits'
import type { AppContext } from '../http/types'
import { hashToken } from './token-hash'

const addressesPerUser = 20
type Account = { id: number } | undefined

/** What a sign-in counts for, in the order in which it is refused. */
async function countersOf(c: AppContext, email: string, account: Account) {
  const { address } = c.var
  const counters: ['signInAddress' | 'signInPair' | 'signInAccount', string][] = []
  if (address !== null) counters.push(['signInAddress', address])
  counters.push(['signInPair', `${email} ${address}`])
  const known = account && address !== null && (await isKnown(c, account.id, address))
  if (!known) counters.push(['signInAccount', email])
  return counters
}

async function isKnown(c: AppContext, userId: number, address: string): Promise<boolean> {
  const own = and(
    eq(knownAddresses.userId, userId),
    eq(knownAddresses.addressHash, hashToken(address)),
  )
  return (await c.var.deps.db.select().from(knownAddresses).where(own)).length > 0
}

/**
 * Counts a try to sign in, before its password is looked at; throws 429 when there were too many
 * from this address, to this account, or both. Wrong passwords alone count in the end: `succeeded`
 * gives the tries back and remembers the address, so that strangers who guess at an account from
 * elsewhere cannot keep its owner out.
 */
export async function countSignIn(c: AppContext, email: string, account: Account) {
  const { db, limits, clock } = c.var.deps
  const counters = await countersOf(c, email, account)
  for (const [rule, key] of counters) await limits.consume(rule, key)

  return {
    async succeeded(userId: number): Promise<void> {
      for (const [rule, key] of counters) await limits.restore(rule, key)
      if (c.var.address === null) return
      const seen = { userId, addressHash: hashToken(c.var.address), seenAt: clock.now() }
      await db
        .insert(knownAddresses)
        .values(seen)
        .onConflictDoUpdate({
          target: [knownAddresses.userId, knownAddresses.addressHash],
          set: { seenAt: seen.seenAt },
        })
      const surplus = db
        .select({ hash: knownAddresses.addressHash })
        .from(knownAddresses)
        .where(eq(knownAddresses.userId, userId))
        .orderBy(desc(knownAddresses.seenAt))
        .offset(addressesPerUser)
      await db
        .delete(knownAddresses)
        .where(and(eq(knownAddresses.userId, userId), inArray(knownAddresses.addressHash, surplus)))
    },
  }
}
