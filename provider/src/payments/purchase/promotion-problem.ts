import type { promotionCodes } from '../../db/schema/plans'

export type Promotion = typeof promotionCodes.$inferSelect

/** A promotion with what decides whether a purchase may use it. */
export type Candidate = Promotion & {
  /** It belongs to an offer that is not taken. */
  lacksOffer?: boolean
  /** All its uses are taken. */
  isUsedUp?: boolean
}

/** What a promotion is to be used for, as far as it is known, and when. */
export type PromotionUse = {
  planId: number | undefined
  /** The currencies that the purchase may be in. */
  currencies: readonly string[] | undefined
  now: Date
}

export type PromotionProblem =
  | 'promotion_invalid'
  | 'promotion_expired'
  | 'promotion_not_for_plan'
  | 'promotion_other_currency'
  | 'promotion_used'

/** Why a promotion cannot be used; undefined when it can. */
export function findPromotionProblem(
  promotion: Candidate | undefined,
  { planId, currencies, now }: PromotionUse,
): PromotionProblem | undefined {
  if (!promotion?.active || promotion.lacksOffer) return 'promotion_invalid'
  const { expiresAt, planIds, currency, isUsedUp } = promotion
  if (expiresAt && expiresAt <= now) return 'promotion_expired'
  if (planId !== undefined && planIds && !planIds.includes(planId)) return 'promotion_not_for_plan'
  if (currencies && currency && !currencies.includes(currency)) return 'promotion_other_currency'
  return isUsedUp ? 'promotion_used' : undefined
}
