import { z } from '@hono/zod-openapi'
import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { promotionCodes } from '../../db/schema/plans'
import { promotionRedemptions, subscriptions } from '../../db/schema/subscriptions'
import { currency, languageTag } from '../../http/contract'
import { translateRow } from '../../texts/translate-row'
import { toMajor } from '../money'
import { purchaseError } from './purchase-errors'

export type Promotion = typeof promotionCodes.$inferSelect
type PromotionContext = { planId: number | undefined; currency: string | undefined; now: Date }

export const promotionUsedError = () => purchaseError('promotion_used', 'promotion_used')

/** Throws the 422 that says why a code cannot be used for this plan, currency and time. */
function checkUsable(promotion: Promotion | undefined, use: PromotionContext): Promotion {
  if (!promotion?.active) throw purchaseError('promotion_invalid', 'promotion_invalid')
  if (promotion.expiresAt && promotion.expiresAt <= use.now)
    throw purchaseError('promotion_expired', 'promotion_expired')
  if (use.planId !== undefined && promotion.planIds && !promotion.planIds.includes(use.planId))
    throw purchaseError('promotion_not_for_plan', 'promotion_not_for_plan')
  if (use.currency && promotion.currency && promotion.currency !== use.currency)
    throw purchaseError('promotion_other_currency', 'promotion_other_currency')
  return promotion
}

/**
 * The promotion of a typed code, or a 422. Case and surrounding spaces do not matter. A code
 * claimed by the viewer's own unpaid attempt is available to them: the attempt goes on, or is
 * replaced.
 */
export async function findPromotionByCode(
  db: Connection,
  code: string,
  use: PromotionContext,
  viewerId: number | undefined,
): Promise<Promotion> {
  const [row] = await db
    .select()
    .from(promotionCodes)
    .where(eq(sql`upper(${promotionCodes.code})`, code.trim().toUpperCase()))
  const promotion = checkUsable(row, use)
  const [used] = promotion.singleUse
    ? await db
        .select({ by: promotionRedemptions.subscriptionId })
        .from(promotionRedemptions)
        .innerJoin(subscriptions, eq(subscriptions.id, promotionRedemptions.subscriptionId))
        .where(
          and(
            eq(promotionRedemptions.promotionCodeId, promotion.id),
            viewerId === undefined
              ? undefined
              : or(ne(subscriptions.userId, viewerId), ne(subscriptions.status, 'incomplete')),
          ),
        )
    : []
  if (used) throw promotionUsedError()
  return promotion
}

/**
 * The promotion with the id from a look-up, or a 422. Whether a single-use code is still available
 * is decided by the purchase, which writes its row.
 */
export async function findPromotionByStripeId(
  db: Connection,
  id: string,
  use: PromotionContext,
): Promise<Promotion> {
  const [row] = await db
    .select()
    .from(promotionCodes)
    .where(eq(promotionCodes.stripePromotionCodeId, id))
  return checkUsable(row, use)
}

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
