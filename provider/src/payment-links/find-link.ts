import { eq, sql } from 'drizzle-orm'
import type { Connection, Database } from '../db/database'
import { offers } from '../db/schema/offers'
import { planPrices, plans, promotionCodes } from '../db/schema/plans'
import { referrers } from '../db/schema/studios'
import { loadLookups } from '../catalogue/lookups'
import { findAudiences } from '../offers/audiences'
import { isReservedPromotion } from '../offers/reserved-promotions'
import { hasUsesLeft } from '../payments/purchase/promotions'
import { findStudio } from '../studios/studios'
import { type FoundLink, isWellFormed, type LinkParameter, type LinkParameters } from './check-link'

async function findPlan(db: Connection, id: number) {
  const [plan] = await db.select().from(plans).where(eq(plans.id, id))
  if (!plan) return undefined
  const prices = await db.select().from(planPrices).where(eq(planPrices.planId, id))
  return { ...plan, currencies: prices.map(({ currency }) => currency) }
}

type Promotion = typeof promotionCodes.$inferSelect

const describe = async (db: Connection, promotion: Promotion, usesLeft: boolean) => ({
  ...promotion,
  isUsedUp: !usesLeft,
  isReserved: await isReservedPromotion(db, promotion.id),
})

async function findPromotion(db: Connection, code: string) {
  const [row] = await db
    .select({ promotion: promotionCodes, hasUsesLeft })
    .from(promotionCodes)
    .where(eq(sql`upper(${promotionCodes.code})`, code.toUpperCase()))
  return row && describe(db, row.promotion, row.hasUsesLeft)
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
  const [linkedPlan, studio, brandId, offer, promotion, referrer, audiences] = await Promise.all([
    look('sp', (id) => findPlan(db, Number(id))),
    look('store_id', (id) => findStudio(db, Number(id))),
    look('brand_id', async (id) => (await loadLookups(db)).brands.get(Number(id))?.id),
    look('offer_id', (id) => findOffer(db, Number(id))),
    look('code', (code) => findPromotion(db, code)),
    look('referrer_id', (code) => findReferrer(db, code)),
    findAudiences(db, { userId: viewerId, referrerId: given.referrer_id }),
  ])
  const offered = given.sp === undefined ? offer?.planId : undefined
  const plan = offered ? await findPlan(db, offered) : linkedPlan
  return { plan, studio, brandId, offer, promotion, referrer, audiences }
}
