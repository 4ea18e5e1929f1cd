import { z } from '@hono/zod-openapi'
import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { promotionCodes } from '../../db/schema/plans'
import { promotionRedemptions } from '../../db/schema/purchases'
import { subscriptions } from '../../db/schema/subscriptions'
import { currency, languageTag } from '../../http/contract'
import { translateRow } from '../../texts/translate-row'
import { toMajor } from '../money'
import { isReservedPromotion } from '../../offers/reserved-promotions'
import {
  type Candidate,
  findPromotionProblem,
  type Promotion,
  type PromotionUse,
} from './promotion-problem'
import { purchaseError } from './purchase-errors'

const promotionUsedError = () => purchaseError('promotion_used', 'promotion_used')

/** Whether one more purchase may use a code; a single-use code has one use. */
export const hasUsesLeft = sql<boolean>`coalesce(${promotionCodes.redeemed} <
  least(${promotionCodes.maxRedemptions}, case when ${promotionCodes.singleUse} then 1 end), true)`

/**
 * Counts a use of a code for an attempt, in its transaction; of any number at once only as many as
 * the code allows. Throws the 422 when it is used up.
 */
export async function redeemPromotion(
  tx: Connection,
  subscriptionId: number,
  { id: promotionCodeId, singleUse }: Promotion,
  now: Date,
): Promise<void> {
  const counted = await tx
    .update(promotionCodes)
    .set({ redeemed: sql`${promotionCodes.redeemed} + 1` })
    .where(and(eq(promotionCodes.id, promotionCodeId), hasUsesLeft))
    .returning({ id: promotionCodes.id })
  if (counted.length === 0) throw promotionUsedError()
  const stored = await tx
    .insert(promotionRedemptions)
    .values({ subscriptionId, promotionCodeId, singleUse, redeemedAt: now })
    .onConflictDoNothing()
    .returning()
  if (stored.length === 0) throw promotionUsedError()
}

/** Throws the 422 that says why a promotion cannot be used. */
function checkUsable(
  promotion: Candidate | undefined,
  use: PromotionUse,
): asserts promotion is Candidate {
  const problem = findPromotionProblem(promotion, use)
  if (problem) throw purchaseError(problem, problem)
}

/** A typed code, in any case, and whether it has uses left. */
export async function lookUpCode(db: Connection, code: string) {
  const [row] = await db
    .select({ promotion: promotionCodes, hasUsesLeft })
    .from(promotionCodes)
    .where(eq(sql`upper(${promotionCodes.code})`, code.trim().toUpperCase()))
  return row
}

/**
 * The promotion of a typed code, or a 422 that says why it cannot be used. A code claimed by the
 * viewer's own unpaid attempt is available to them: the attempt goes on, or is replaced.
 */
export async function findPromotionByCode(
  db: Connection,
  code: string,
  use: PromotionUse,
  viewerId: number | undefined,
): Promise<Promotion> {
  const found = await lookUpCode(db, code)
  const candidate = found && {
    ...found.promotion,
    lacksOffer: await isReservedPromotion(db, found.promotion.id),
    isUsedUp: !found.hasUsesLeft && !(await isClaimedBy(db, found.promotion.id, viewerId)),
  }
  checkUsable(candidate, use)
  return candidate
}

/** Whether an unpaid attempt of the viewer has claimed a use of the code. */
async function isClaimedBy(db: Connection, promotionCodeId: number, viewerId: number | undefined) {
  if (viewerId === undefined) return false
  const claimed = await db
    .select({ by: promotionRedemptions.subscriptionId })
    .from(promotionRedemptions)
    .innerJoin(subscriptions, eq(subscriptions.id, promotionRedemptions.subscriptionId))
    .where(
      and(
        eq(promotionRedemptions.promotionCodeId, promotionCodeId),
        eq(subscriptions.userId, viewerId),
        eq(subscriptions.status, 'incomplete'),
      ),
    )
  return claimed.length > 0
}

/**
 * The promotion with the id from a look-up, or a 422. Whether a limited code is still available is
 * decided by the purchase, which counts its use.
 */
export async function findPromotionByStripeId(
  db: Connection,
  id: string,
  use: PromotionUse,
): Promise<Promotion> {
  const [row] = await db
    .select()
    .from(promotionCodes)
    .where(eq(promotionCodes.stripePromotionCodeId, id))
  checkUsable(row, use)
  return row
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
