import { z } from '@hono/zod-openapi'
import { currency, languageTag } from '../../http/contract'
import { translateRow } from '../../texts/translate-row'
import { toMajor } from '../money'
import type { Promotion } from './promotions'

export const PromotionCode = z
  .object({
    id: z.number().int(),
    code: z.string(),
    title: z.string(),
    language: languageTag,
    stripe_promotion_code_id: z.string(),
    percent_off: z.number().nullable(),
    amount_off: z.number().nullable(),
    currency: currency.nullable(),
    duration: z.enum(['once', 'repeating', 'forever']),
    duration_in_months: z.number().int().nullable(),
  })
  .openapi('PromotionCode')

export function presentPromotion(
  promotion: Promotion,
  acceptLanguage: string | undefined,
): z.infer<typeof PromotionCode> {
  const { amountOff, currency } = promotion
  const { title, language } = translateRow(promotion, acceptLanguage)
  return {
    id: promotion.id,
    code: promotion.code,
    title,
    language,
    stripe_promotion_code_id: promotion.stripePromotionCodeId,
    percent_off: promotion.percentOff,
    amount_off: amountOff === null || !currency ? null : toMajor(amountOff, currency),
    currency,
    duration: promotion.duration,
    duration_in_months: promotion.durationInMonths,
  }
}
