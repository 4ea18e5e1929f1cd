import { and, eq, ne, type SQL } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { offers } from '../db/schema/offers'
import { promotionCodes } from '../db/schema/plans'

/**
 * Whether a promotion belongs to an offer for some people alone: then it counts for those only who
 * take that offer, and its code cannot be typed.
 */
export const isReservedPromotion = (db: Connection, id: number) =>
  isReserved(db, eq(promotionCodes.id, id))

/** The same, by the id that purchases name it by. */
export const isReservedCode = (db: Connection, stripePromotionCodeId: string) =>
  isReserved(db, eq(promotionCodes.stripePromotionCodeId, stripePromotionCodeId))

async function isReserved(db: Connection, promotion: SQL): Promise<boolean> {
  const found = await db
    .select({ id: offers.id })
    .from(offers)
    .innerJoin(promotionCodes, eq(promotionCodes.id, offers.promotionCodeId))
    .where(and(promotion, ne(offers.audience, 'everyone')))
    .limit(1)
  return found.length > 0
}
