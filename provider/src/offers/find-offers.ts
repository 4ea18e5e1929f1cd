import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  or,
  sql,
} from 'drizzle-orm'
import type { Connection, RowRange } from '../db/database'
import { type OfferAudience, type OfferPlacement, offers } from '../db/schema/offers'
import { plans, promotionCodes } from '../db/schema/plans'
import type { Promotion } from '../payments/purchase/promotion-problem'
import { hasUsesLeft } from '../payments/purchase/promotions'

export const offerKinds = ['single_brands', 'all_brands'] as const

/** An offer as it is stored, with its promotion. */
export type FoundOffer = typeof offers.$inferSelect & { promotion: Promotion | null }
type Filter = {
  placement: OfferPlacement
  /** The audiences that the viewer belongs to. */
  audiences: readonly OfferAudience[]
  brandId?: number | undefined
  kind?: (typeof offerKinds)[number] | undefined
}

/**
 * The condition of an offer that can be taken at `now` by somebody of `audiences`: not of a plan
 * that is not sold, of brands that are not offered or of a promotion that no longer counts.
 */
const isOpen = (audiences: readonly OfferAudience[], now: Date) =>
  and(
    inArray(offers.audience, [...audiences]),
    or(isNull(offers.startsAt), lte(offers.startsAt, now)),
    or(isNull(offers.expiresAt), gt(offers.expiresAt, now)),
    or(isNull(offers.planId), eq(plans.hidden, false)),
    or(isNull(offers.promotionCodeId), eq(promotionCodes.active, true)),
    or(isNull(promotionCodes.expiresAt), gt(promotionCodes.expiresAt, now)),
    hasUsesLeft,
    or(
      eq(offers.kind, 'all_brands'),
      sql`exists (select from brands where brands.id = any(${offers.brandIds}) and brands.offered)`,
    ),
  )

const selectOffers = (db: Connection) =>
  db
    .select({ offer: offers, promotion: promotionCodes })
    .from(offers)
    .leftJoin(plans, eq(plans.id, offers.planId))
    .leftJoin(promotionCodes, eq(promotionCodes.id, offers.promotionCodeId))

/**
 * The open offers of a placement for somebody of `audiences`, in display order; with a brand those
 * about it and those of all brands.
 */
export async function findOffers(
  db: Connection,
  { placement, audiences, brandId, kind }: Filter,
  now: Date,
  range: RowRange,
): Promise<FoundOffer[]> {
  const rows = await selectOffers(db)
    .where(
      and(
        isOpen(audiences, now),
        arrayContains(offers.placements, [placement]),
        kind && eq(offers.kind, kind),
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

/** The offer with this id if it is open at `now` to somebody of `audiences`. */
export async function findOpenOffer(
  db: Connection,
  { id, audiences }: { id: number; audiences: readonly OfferAudience[] },
  now: Date,
): Promise<FoundOffer | undefined> {
  const [row] = await selectOffers(db).where(and(isOpen(audiences, now), eq(offers.id, id)))
  return row && { ...row.offer, promotion: row.promotion }
}
