import type { Connection } from '../db/database'
import { purchaseError } from '../payments/purchase/purchase-errors'
import { findAudiences } from './audiences'
import { type FoundOffer, findOpenOffer } from './find-offers'
import { isReservedCode } from './reserved-promotions'

type Taking = {
  userId: number
  planId: number
  /** Null for a plan of all brands. */
  brandId: number | null
  marketingOfferId?: number | undefined
  stripePromotionCodeId?: string | undefined
  referrerId?: string | undefined
}

const notAvailable = () => purchaseError('offer_not_available', 'offer_not_available')

/**
 * The marketing offer that a purchase takes; null when it takes none. Throws a 422 for one that is
 * not open to this user, is of another plan, brand or promotion; and for a promotion that is
 * reserved for an offer which the purchase does not take.
 */
export async function findTakenOffer(
  db: Connection,
  taking: Taking,
  now: Date,
): Promise<FoundOffer | null> {
  const { marketingOfferId: id, stripePromotionCodeId: code } = taking
  if (id === undefined) {
    if (code !== undefined && (await isReservedCode(db, code))) throw notAvailable()
    return null
  }
  const audiences = await findAudiences(db, taking)
  const offer = await findOpenOffer(db, { id, audiences }, now)
  const isAsked =
    offer?.planId === taking.planId &&
    (offer.kind === 'all_brands' ||
      (taking.brandId !== null && offer.brandIds.includes(taking.brandId)))
  if (!offer || !isAsked) throw notAvailable()
  const isOwnCode = code === offer.promotion?.stripePromotionCodeId
  if (code !== undefined && !isOwnCode && (offer.promotion || (await isReservedCode(db, code))))
    throw notAvailable()
  return offer
}
