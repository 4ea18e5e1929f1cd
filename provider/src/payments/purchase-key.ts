import { and, eq } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { purchaseKeys, subscriptions } from '../db/schema/subscriptions'
import { conflict } from '../http/errors'
import type { Subscription } from './apply-state'

/** An Idempotency-Key and the digest of the request it came with. */
export type PurchaseKey = { key: string; requestHash: string }

/**
 * The purchase that a key of this user already stands for, or undefined. Throws 409 when the key
 * came with another request.
 */
export async function findByKey(
  db: Connection,
  userId: number,
  used: PurchaseKey | undefined,
): Promise<Subscription | undefined> {
  if (!used) return undefined
  const [found] = await db
    .select({ hash: purchaseKeys.requestHash, subscription: subscriptions })
    .from(purchaseKeys)
    .innerJoin(subscriptions, eq(subscriptions.id, purchaseKeys.subscriptionId))
    .where(and(eq(purchaseKeys.userId, userId), eq(purchaseKeys.key, used.key)))
  if (found && found.hash !== used.requestHash) throw conflict('idempotency_key_reused')
  return found?.subscription
}

/** Notes, in the transaction of the purchase, which one the key stands for from now on. */
export async function keepKey(
  tx: Connection,
  used: PurchaseKey | undefined,
  { id: subscriptionId, userId }: Subscription,
  now: Date,
): Promise<void> {
  if (used)
    await tx.insert(purchaseKeys).values({ ...used, userId, subscriptionId, createdAt: now })
}
