import { and, eq, isNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection } from '../../db/database'
import { sqlState } from '../../db/database-errors'
import { users } from '../../db/schema/identity'
import { publicPurchases } from '../../db/schema/public-purchases'
import { enqueuePurchaseMail } from './enqueue-purchase-mail'

const uniqueViolation = '23505'

/** Makes a buyer an account, unless its email has one; concurrent ones are told by the database. */
async function becomeAccount(tx: Connection, buyerId: number): Promise<boolean> {
  const others = alias(users, 'others')
  const account = tx
    .select({ one: sql`1` })
    .from(others)
    .where(eq(others.email, users.buyerEmail))
  try {
    const updated = await tx.transaction((savepoint) =>
      savepoint
        .update(users)
        .set({ email: users.buyerEmail, buyerEmail: null })
        .where(and(eq(users.id, buyerId), notExists(account)))
        .returning({ id: users.id }),
    )
    return updated.length > 0
  } catch (error) {
    if (sqlState(error) === uniqueViolation) return false
    throw error
  }
}

/**
 * Records, in the transaction that makes a subscription live, that a public purchase is paid. Its
 * buyer becomes the account of their email if it has none; else the purchase waits until the owner
 * of the mailbox claims it. The mail to them leaves with the transaction. Does nothing for other users.
 */
export async function recordPublicPayment(
  tx: Connection,
  buyerId: number,
  now: Date,
): Promise<void> {
  const [unpaid] = await tx
    .select({ id: publicPurchases.id })
    .from(publicPurchases)
    .where(and(eq(publicPurchases.buyerId, buyerId), isNull(publicPurchases.paidAt)))
  if (!unpaid) return
  const outcome = (await becomeAccount(tx, buyerId)) ? ('account' as const) : null
  await tx
    .update(publicPurchases)
    .set({ paidAt: now, outcome, mailedAt: now })
    .where(eq(publicPurchases.id, unpaid.id))
  await enqueuePurchaseMail(tx, { purchaseId: unpaid.id, buyerId, about: 'paid' })
}
