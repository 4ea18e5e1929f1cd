import { eq } from 'drizzle-orm'
import type { Connection, Database } from '../db/database'
import { type OfferAudience, offers } from '../db/schema/offers'
import { planPrices, plans, promotionCodes } from '../db/schema/plans'
import { referrers, type studios } from '../db/schema/studios'
import { loadLookups, offeredBrands } from '../catalogue/lookups'
import { findAudiences } from '../offers/audiences'
import { isReservedPromotion } from '../offers/reserved-promotions'
import type { Promotion } from '../payments/purchase/promotion-problem'
import { hasUsesLeft, lookUpCode } from '../payments/purchase/promotions'
import { findStudio } from '../studios/studios'
import { isWellFormed, type LinkParameter, type LinkParameters } from './link-parameters'

export type PlanRow = typeof plans.$inferSelect & { currencies: string[] }
export type PromotionRow = Promotion & {
  /** All its uses are taken. */
  isUsedUp: boolean
  /** It counts with an offer for some people alone. */
  isReserved: boolean
}
export type OfferRow = typeof offers.$inferSelect & { promotion: PromotionRow | null }
export type StudioRow = Pick<typeof studios.$inferSelect, 'id' | 'brandId'>

/** The rows that the parameters of a link name; undefined where there is none. */
export type FoundLink = {
  /** The plan of `sp`; without it, the plan of the offer. */
  plan: PlanRow | undefined
  studio: StudioRow | undefined
  brandId: number | undefined
  /** The brands that are offered; that of the studio, the plan or the offer may not be. */
  offeredBrandIds: readonly number[]
  offer: OfferRow | undefined
  promotion: PromotionRow | undefined
  referrer: typeof referrers.$inferSelect | undefined
  /** The audiences of offers that the viewer belongs to. */
  audiences: readonly OfferAudience[]
}

async function findPlan(db: Connection, id: number) {
  const [plan] = await db.select().from(plans).where(eq(plans.id, id))
  if (!plan) return undefined
  const prices = await db.select().from(planPrices).where(eq(planPrices.planId, id))
  return { ...plan, currencies: prices.map(({ currency }) => currency) }
}

const describe = async (db: Connection, promotion: Promotion, usesLeft: boolean) => ({
  ...promotion,
  isUsedUp: !usesLeft,
  isReserved: await isReservedPromotion(db, promotion.id),
})

async function findPromotion(db: Connection, code: string) {
  const found = await lookUpCode(db, code)
  return found && describe(db, found.promotion, found.hasUsesLeft)
}

async function findOffer(db: Connection, id: number) {
  const [row] = await db
    .select({ offer: offers, promotion: promotionCodes, hasUsesLeft })
    .from(offers)
    .leftJoin(promotionCodes, eq(promotionCodes.id, offers.promotionCodeId))
    .where(eq(offers.id, id))
  if (!row) return undefined
  const { offer, promotion } = row
  return { ...offer, promotion: promotion && (await describe(db, promotion, row.hasUsesLeft)) }
}

async function findReferrer(db: Connection, code: string) {
  const [row] = await db.select().from(referrers).where(eq(referrers.code, code))
  return row
}

/**
 * The rows that a link names, for a viewer. Without `sp`, the plan is that of the offer.
 */
export async function findLink(
  db: Database,
  given: LinkParameters,
  viewerId: number | undefined,
): Promise<FoundLink> {
  const look = async <T>(parameter: LinkParameter, find: (value: string) => T) => {
    const value = given[parameter]
    return value !== undefined && isWellFormed(parameter, value) ? find(value) : undefined
  }
  const offeredBrandIds = offeredBrands(await loadLookups(db)).map(({ id }) => id)
  const [linkedPlan, studio, brandId, offer, promotion, referrer, audiences] = await Promise.all([
    look('sp', (id) => findPlan(db, Number(id))),
    look('store_id', (id) => findStudio(db, Number(id))),
    look('brand_id', (id) => offeredBrandIds.find((one) => one === Number(id))),
    look('offer_id', (id) => findOffer(db, Number(id))),
    look('code', (code) => findPromotion(db, code)),
    look('referrer_id', (code) => findReferrer(db, code)),
    findAudiences(db, { userId: viewerId, referrerId: given.referrer_id }),
  ])
  const offered = given.sp === undefined ? offer?.planId : undefined
  const plan = offered ? await findPlan(db, offered) : linkedPlan
  return { plan, studio, brandId, offeredBrandIds, offer, promotion, referrer, audiences }
}
