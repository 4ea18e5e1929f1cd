import { badRequest } from '../../http/errors'
import { keyShape, requestHash } from '../../http/idempotency'
import type { AppContext } from '../../http/types'
import type { PurchaseKey } from '../../payments/purchase-key'

/**
 * The Idempotency-Key of a purchase and the digest of its request. A purchase reaches beyond the
 * database, so no single transaction can hold it: its key is kept with the subscription instead of
 * with an answer. Throws 400 for a key that is none.
 */
export async function purchaseKeyOf(c: AppContext): Promise<PurchaseKey | undefined> {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return undefined
  if (!keyShape.test(key)) throw badRequest('idempotency_key_invalid')
  return { key, requestHash: await requestHash(c) }
}
