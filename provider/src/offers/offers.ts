import { z } from '@hono/zod-openapi'
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
import { byId } from '../by-id'
import { brandRef, loadLookups } from '../catalogue/lookups'
import { BrandRef, pictureUrl, placeholder } from '../catalogue/wire'
import type { Connection, RowRange } from '../db/database'
import {
  type OfferAudience,
  offerAudiences,
  type OfferPlacement,
  offers,
} from '../db/schema/offers'
import { plans, promotionCodes } from '../db/schema/plans'
import type { Deps } from '../deps'
import { languageTag, orNull } from '../http/contract'
import { pictureWire } from '../media/pictures'
import { presentPromotion, type Promotion, PromotionCode } from '../payments/purchase/promotions'
import { findPlans } from '../plans/find-plans'
import { Plan } from '../plans/plan-wire'
import { translateRow } from '../texts/translate-row'

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
 * that is not sold or of a promotion that no longer counts.
 */
const isOpen = (audiences: readonly OfferAudience[], now: Date) =>
  and(
    inArray(offers.audience, [...audiences]),
    or(isNull(offers.startsAt), lte(offers.startsAt, now)),
    or(isNull(offers.expiresAt), gt(offers.expiresAt, now)),
    or(isNull(offers.planId), eq(plans.hidden, false)),
    or(isNull(offers.promotionCodeId), eq(promotionCodes.active, true)),
    or(isNull(promotionCodes.expiresAt), gt(promotionCodes.expiresAt, now)),
    sql`coalesce(${promotionCodes.redeemed} < ${promotionCodes.maxRedemptions}, true)`,
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

export const Offer = z
  .object({
    id: z.int(),
    kind: z.enum(offerKinds),
    title: z.string(),
    description: z.string(),
    language: languageTag,
    image_url: pictureUrl,
    placeholder,
    brands: z.array(BrandRef).openapi({ description: 'Empty for an offer of all brands.' }),
    plan: orNull(Plan),
    promotion: orNull(PromotionCode),
    exclusive: z.boolean(),
    reason: z.enum(offerAudiences).openapi({ description: 'Why the caller gets it.' }),
    expires_at: z.iso.datetime().nullable(),
    cta_label: z.string(),
    cta_url: z.string().nullable().openapi({ description: 'A path of the site.' }),
  })
  .openapi('Offer')

type WireOffer = z.infer<typeof Offer>

/** The wire form of offers, with their plans as the viewer would get them. */
export async function presentOffers(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  offers: readonly FoundOffer[],
  viewerId: number | undefined,
  acceptLanguage: string | undefined,
): Promise<WireOffer[]> {
  const planIds = [...new Set(offers.flatMap(({ planId }) => planId ?? []))]
  const [lookups, plans] = await Promise.all([
    loadLookups(deps.db),
    planIds.length > 0 ? findPlans(deps, { ids: planIds }, viewerId, acceptLanguage) : [],
  ])
  const planById = byId(plans)
  return offers.map((offer) => {
    const { title, description, ctaLabel, language } = translateRow(offer, acceptLanguage)
    const { url, placeholder } = pictureWire(deps.env.mediaUrl, offer.poster)
    return {
      id: offer.id,
      kind: offer.kind,
      title,
      description,
      language,
      image_url: url,
      placeholder,
      brands: offer.brandIds.map((id) => brandRef(lookups, id)),
      plan: (offer.planId !== null && planById.get(offer.planId)) || null,
      promotion: offer.promotion && presentPromotion(offer.promotion, acceptLanguage),
      exclusive: offer.exclusive,
      reason: offer.audience,
      expires_at: offer.expiresAt?.toISOString() ?? null,
      cta_label: ctaLabel,
      cta_url: offer.ctaUrl,
    }
  })
}
