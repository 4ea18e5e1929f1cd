import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { purchaseKeys } from '../../db/schema/purchases'
import { subscriptions } from '../../db/schema/subscriptions'
import type { AppContext } from '../../http/context'
import { conflict } from '../../http/errors'
import { readIdempotencyKey, requestHash } from '../../http/idempotency'
import type { Subscription } from '../state/live-subscriptions'

/** An Idempotency-Key and the digest of its request. */
export type PurchaseKey = { key: string; requestHash: string }

/**
 * The purchase that this key of the user stands for, or undefined. Throws 409 when the key came
 * with another request.
 */
export async function findPurchaseByKey(
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

/** Records, in the transaction of the purchase, which purchase the key stands for. */
export async function storePurchaseKey(
  tx: Connection,
  used: PurchaseKey | undefined,
  { id: subscriptionId, userId }: Subscription,
  now: Date,
): Promise<void> {
  if (used)
    await tx.insert(purchaseKeys).values({ ...used, userId, subscriptionId, createdAt: now })
}

/**
 * The Idempotency-Key of a purchase and the digest of its request. A purchase includes calls to the
 * gateway, which no transaction can hold, so its key is stored with the subscription instead of a
 * response. Throws 400 for an invalid key.
 */
export async function readPurchaseKey(c: AppContext): Promise<PurchaseKey | undefined> {
  const key = readIdempotencyKey(c)
  return key === undefined ? undefined : { key, requestHash: await requestHash(c) }
}
