import type { PaymentDeps } from '../../deps'
import { hashToken } from '../../identity/credentials'
import type { PurchaseRequest } from '../purchase/find-offer'
import { purchase } from '../purchase/purchase'
import { purchaseError } from '../purchase/purchase-errors'
import type { StartedPurchase } from '../purchase/start-attempt'
import { checkBuyer, findOrCreateBuyer, type PublicBuyer } from './find-buyer'

type PublicPurchaseRequest = {
  person: PublicBuyer
  request: PurchaseRequest
  /** The Idempotency-Key, if there is one. */
  idempotencyKey: string | undefined
  /** The digest of the request. */
  requestHash: string
  /** The buyer's locale, for the mail. */
  locale: string
}

/**
 * Buys a subscription for somebody without a session, on a buyer of its own and never on an
 * account, so that nothing tells whether the email has one. Repeating it under the same key
 * continues the same purchase. Without an Idempotency-Key the payment method stands for the
 * purchase, because it can pay only one. Throws as `purchase` does.
 */
export async function buyPublicly(
  deps: PaymentDeps,
  { person, request, idempotencyKey, requestHash, locale }: PublicPurchaseRequest,
): Promise<StartedPurchase> {
  const { paymentMethodId } = request
  if (!paymentMethodId) throw purchaseError('payment_method_required', 'payment_method_required')
  const key = idempotencyKey ?? `payment method ${paymentMethodId}`
  const keyHash = hashToken(key)
  const now = deps.clock.now()
  const buyer = await findOrCreateBuyer(deps.db, { keyHash, person, locale, now })
  return purchase(deps, buyer, request, { key: keyHash, requestHash }, (tx) =>
    checkBuyer(tx, keyHash, buyer),
  )
}
