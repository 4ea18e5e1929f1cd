import type { PaymentLink } from '@/lib/api/payment-links'
import type { PromotionCode } from '@/lib/api/promotion-codes'
import type { PurchaseScope } from '@/lib/checkout/purchase-scope'
import type { FlowOffer, FlowState } from '@/lib/flow/flow-state'

/** The offer that was chosen, where it is about what is bought; else null. */
export function chosenOffer(
  { offer }: Pick<FlowState, 'offer'>,
  { planId, brandId }: Pick<PurchaseScope, 'planId' | 'brandId'>,
): FlowOffer | null {
  if (offer?.planId !== planId) return null
  const isOfBrand = brandId !== null && offer.brandIds.includes(brandId)
  return offer.brandIds.length === 0 || isOfBrand ? offer : null
}

/** The offer of a checked link, as one that was chosen; null where it cannot be taken. */
export function offerOfLink({ offer }: Pick<PaymentLink, 'offer'>): FlowOffer | null {
  if (!offer?.plan) return null
  const { id, plan, brands, promotion } = offer
  return { id, planId: plan.id, brandIds: brands.map((brand) => brand.id), promotion }
}

/**
 * The id of the offer that a purchase with a promotion takes; null once the payer has exchanged or
 * removed the promotion that belongs to it.
 */
export function takenOfferId(
  offer: Pick<FlowOffer, 'id' | 'promotion'> | null,
  promotion: PromotionCode | null,
): number | null {
  const own = offer?.promotion?.stripePromotionCodeId
  return own === undefined || own === promotion?.stripePromotionCodeId ? (offer?.id ?? null) : null
}
