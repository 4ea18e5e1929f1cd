import { z } from '@hono/zod-openapi'
import { toMajor } from './money'
import type { Promotion } from './promotion'

export const PromotionCode = z
  .object({
    id: z.number().int(),
    code: z.string(),
    title: z.string(),
    stripe_promotion_code_id: z.string(),
    percent_off: z.number().nullable(),
    amount_off: z.number().nullable(),
    currency: z.string().nullable(),
    duration: z.enum(['once', 'repeating', 'forever']),
    duration_in_months: z.number().int().nullable(),
  })
  .openapi('PromotionCode')

export function presentPromotion(promotion: Promotion): z.infer<typeof PromotionCode> {
  const { amountOff, currency } = promotion
  return {
    id: promotion.id,
    code: promotion.code,
    title: promotion.title,
    stripe_promotion_code_id: promotion.stripePromotionCodeId,
    percent_off: promotion.percentOff,
    amount_off: amountOff === null || !currency ? null : toMajor(amountOff, currency),
    currency,
    duration: promotion.duration,
    duration_in_months: promotion.durationInMonths,
  }
}
