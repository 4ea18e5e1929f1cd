import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { promotionCodes } from '../db/schema/plans'
import { promotionRedemptions, subscriptions } from '../db/schema/subscriptions'
import { purchaseRefusal } from './purchase-refusal'

export type Promotion = typeof promotionCodes.$inferSelect
type Use = { planId: number | undefined; currency: string | undefined; now: Date }

export const promotionUsed = () => purchaseRefusal('promotion_used', 'promotion_used')

/** Throws the 422 that says why a code cannot be used for this plan, currency and moment. */
function checkUse(promotion: Promotion | undefined, use: Use): Promotion {
  if (!promotion?.active) throw purchaseRefusal('promotion_invalid', 'promotion_invalid')
  if (promotion.expiresAt && promotion.expiresAt <= use.now)
    throw purchaseRefusal('promotion_expired', 'promotion_expired')
  if (use.planId !== undefined && promotion.planIds && !promotion.planIds.includes(use.planId))
    throw purchaseRefusal('promotion_not_for_plan', 'promotion_not_for_plan')
  if (use.currency && promotion.currency && promotion.currency !== use.currency)
    throw purchaseRefusal('promotion_other_currency', 'promotion_other_currency')
  return promotion
}

/**
 * The promotion of a typed code, or a 422. Letter case and blanks around it do not matter. A code
 * that the viewer's own unpaid attempt holds is free for them: it goes on, or makes way.
 */
export async function promotionByCode(
  db: Connection,
  code: string,
  use: Use,
  viewerId: number | undefined,
): Promise<Promotion> {
  const [row] = await db
    .select()
    .from(promotionCodes)
    .where(eq(sql`upper(${promotionCodes.code})`, code.trim().toUpperCase()))
  const promotion = checkUse(row, use)
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
  if (used) throw promotionUsed()
  return promotion
}

/**
 * The promotion of the id that a look-up gave, or a 422. Whether a single-use code is still free is
 * not asked here: the purchase takes it by writing its row.
 */
export async function promotionByStripeId(
  db: Connection,
  id: string,
  use: Use,
): Promise<Promotion> {
  const [row] = await db
    .select()
    .from(promotionCodes)
    .where(eq(promotionCodes.stripePromotionCodeId, id))
  return checkUse(row, use)
}
