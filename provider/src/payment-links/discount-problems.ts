import type { OfferAudience } from '../db/schema/offers'
import {
  type Candidate,
  findPromotionProblem,
  type PromotionProblem,
} from '../payments/purchase/promotion-problem'
import type { OfferRow, PlanRow, PromotionRow } from './find-link'
import type { ProblemCode } from './link-parameters'

/** What a discount would be used for, by whom and when. */
type Use = {
  plan: PlanRow | undefined
  brandId: number | undefined
  audiences: readonly OfferAudience[]
  now: Date
}

const problemOf: Record<PromotionProblem, ProblemCode> = {
  promotion_invalid: 'unknown',
  promotion_expired: 'expired',
  promotion_not_for_plan: 'not_for_plan',
  promotion_other_currency: 'not_for_plan',
  promotion_used: 'used_up',
}

function promotionProblem(promotion: Candidate, { plan, now }: Use): ProblemCode | undefined {
  const use = { planId: plan?.id, currencies: plan?.currencies, now }
  const problem = findPromotionProblem(promotion, use)
  return problem && problemOf[problem]
}

/** Why the offer of a link cannot be taken. */
export function offerProblem(offer: OfferRow, use: Use): ProblemCode | undefined {
  const { plan, brandId, audiences, now } = use
  if (!audiences.includes(offer.audience)) return 'not_on_sale'
  if (offer.expiresAt && offer.expiresAt <= now) return 'expired'
  if (offer.startsAt && offer.startsAt > now) return 'not_on_sale'
  if (!plan) return 'not_on_sale'
  if (offer.planId !== plan.id) return 'not_for_plan'
  if (brandId !== undefined && offer.brandIds.length > 0 && !offer.brandIds.includes(brandId))
    return 'not_for_brand'
  const problem = offer.promotion && promotionProblem(offer.promotion, use)
  return problem === 'unknown' ? 'not_on_sale' : (problem ?? undefined)
}

/**
 * Why the code of a link cannot be used with the offer that it takes, if any; the promotion of an
 * offer excludes any other.
 */
export function codeProblem(
  promotion: PromotionRow,
  offer: OfferRow | undefined,
  use: Use,
): ProblemCode | undefined {
  const own = offer?.promotion
  if (own && own.id !== promotion.id) return 'not_with_offer'
  return promotionProblem({ ...promotion, lacksOffer: !own && promotion.isReserved }, use)
}
