import { offer } from '@/lib/api/offers'
import type { PromotionCode } from '@/lib/api/promotion-codes'
import type { PlanOffer } from '@/lib/offers/plan-offers'
import { aPlan } from '@/tests/lib/plans/plan-fixture'

/** A decoded promotion of 20 percent once, with overridable fields. */
export const aPromotion = (fields: Partial<PromotionCode> = {}): PromotionCode => ({
  code: 'SAVE20',
  title: '20% off',
  language: 'en',
  stripePromotionCodeId: 'promo_20',
  percentOff: 20,
  amountOff: null,
  currency: null,
  duration: 'once',
  durationInMonths: null,
  ...fields,
})

/** A decoded offer of a plan of all brands, with overridable fields. */
export function anOffer(fields: Partial<PlanOffer> = {}): PlanOffer {
  const { plan = aPlan(), ...others } = fields
  const decoded = offer({
    id: 1,
    kind: 'all_brands',
    title: 'Everything',
    description: 'All of it.',
    ctaLabel: 'Take it',
    ctaUrl: null,
    ...others,
    plan,
  })
  return { ...decoded, plan }
}

export const brandRef = (id: number, name: string) => ({ id, externalId: String(id), name })
