import { and, arrayContains, arrayOverlaps, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { Database, RowRange } from '../db/database'
import { offers, type OfferPlacement } from '../db/schema/offers'
import { plans, promotionCodes } from '../db/schema/plans'
import type { Promotion } from '../payments/purchase/promotions'

export type FoundOffer = typeof offers.$inferSelect & { promotion: Promotion | null }
type Filter = { placement: OfferPlacement; brandId?: number }

/**
 * The offers of a placement that can be taken at `now`, in display order; with a brand those about
 * it and those of all brands. Expired or future offers are left out, and those of plans that are
 * not sold or promotions that no longer count.
 */
export async function findOffers(
  db: Database,
  { placement, brandId }: Filter,
  now: Date,
  range: RowRange,
): Promise<FoundOffer[]> {
  const rows = await db
    .select({ offer: offers, promotion: promotionCodes })
    .from(offers)
    .leftJoin(plans, eq(plans.id, offers.planId))
    .leftJoin(promotionCodes, eq(promotionCodes.id, offers.promotionCodeId))
    .where(
      and(
        arrayContains(offers.placements, [placement]),
        or(isNull(offers.startsAt), lte(offers.startsAt, now)),
        or(isNull(offers.expiresAt), gt(offers.expiresAt, now)),
        or(isNull(offers.planId), eq(plans.hidden, false)),
        or(isNull(offers.promotionCodeId), eq(promotionCodes.active, true)),
        or(isNull(promotionCodes.expiresAt), gt(promotionCodes.expiresAt, now)),
        brandId === undefined
          ? undefined
          : or(eq(offers.kind, 'all_brands'), arrayOverlaps(offers.brandIds, [brandId])),
      ),
    )
    .orderBy(asc(offers.position), asc(offers.id))
    .limit(range.limit)
    .offset(range.offset)
  return rows.map(({ offer, promotion }) => ({ ...offer, promotion }))
}
