import { and, eq } from 'drizzle-orm'
import { isCountry } from '../../countries/countries'
import type { Connection } from '../../db/database'
import { brands } from '../../db/schema/catalogue'
import { planPrices, plans } from '../../db/schema/plans'
import { studios } from '../../db/schema/studios'
import type { BillingAddress } from '../../db/schema/subscriptions'
import { findTakenOffer } from '../../offers/take-offer'
import type { Promotion } from './promotion-problem'
import { findPromotionByStripeId } from './promotions'
import { type ExpectedCharges, purchaseError } from './purchase-errors'

async function isBrandOffered(db: Connection, id: number): Promise<boolean> {
  const [brand] = await db.select({ offered: brands.offered }).from(brands).where(eq(brands.id, id))
  return brand?.offered ?? false
}

/** What a payer may choose. Everything with a price is looked up, never taken from the request. */
export type PurchaseRequest = {
  planId: number
  currency: string
  brandId?: number | undefined
  studioId?: number | undefined
  paymentMethodId?: string | undefined
  stripePromotionCodeId?: string | undefined
  marketingOfferId?: number | undefined
  address?: BillingAddress | undefined
  /** What the payer was shown; null where they were shown nothing. */
  expected?: ExpectedCharges | null | undefined
  referrerId?: string | undefined
  impactClickId?: string | undefined
}

export type Offer = {
  plan: typeof plans.$inferSelect
  brandId: number | null
  currency: string
  /** Minor units, of the plan's own price. */
  price: number
  promotion: Promotion | null
  /** The marketing offer that is taken. */
  marketingOfferId: number | null
}

/**
 * The brand of a plan for a single one; throws a 422 for a brand that it is not sold for or that is
 * not offered. The brand that a member has already, `heldId`, may be offered no longer.
 */
export async function resolveBrand(
  db: Connection,
  plan: Offer['plan'],
  brandId: number | undefined,
  heldId: number | null = null,
) {
  if (plan.planType === 'all') return null
  const isSold = brandId !== undefined && (plan.brandIds?.includes(brandId) ?? true)
  if (!isSold || (brandId !== heldId && !(await isBrandOffered(db, brandId))))
    throw purchaseError('brand_required', 'brand_required')
  return brandId
}

/** The plan for sale with an id; hidden plans are treated as missing. */
export async function findPlanOnSale(db: Connection, planId: number) {
  const [plan] = await db
    .select()
    .from(plans)
    .where(and(eq(plans.id, planId), eq(plans.hidden, false)))
  return plan
}

/** Price in minor units, or undefined when the plan is not sold in that currency. */
export async function findPrice(db: Connection, planId: number, currency: string) {
  const [row] = await db
    .select({ amount: planPrices.amount })
    .from(planPrices)
    .where(and(eq(planPrices.planId, planId), eq(planPrices.currency, currency)))
  return row?.amount
}

/** The studio that gets credit for a sale must exist and belong to the purchased brand. */
async function checkStudio(db: Connection, studioId: number, brandId: number | null) {
  const [studio] = await db
    .select({ brandId: studios.brandId })
    .from(studios)
    .where(eq(studios.id, studioId))
  if (!studio || (brandId !== null && studio.brandId !== brandId))
    throw purchaseError('studio_unknown', 'studio_unknown')
}

function checkCountry(country: string | undefined) {
  if (country !== undefined && !isCountry(country.toUpperCase()))
    throw purchaseError('country_unknown', 'country_unknown')
}

/**
 * Resolves a request to an offer: plan, price and promotion. `payer.currency` is that of the
 * payer's earlier payments. Throws a 422 for what is not for sale, or not for this payer.
 */
export async function findOffer(
  db: Connection,
  request: PurchaseRequest,
  payer: { id: number; currency: string | null; now: Date },
): Promise<Offer> {
  const plan = await findPlanOnSale(db, request.planId)
  if (!plan) throw purchaseError('plan_not_available', 'plan_not_available')
  const currency = request.currency.toLowerCase()
  const price = await findPrice(db, plan.id, currency)
  if (price === undefined || (payer.currency && payer.currency !== currency))
    throw purchaseError('currency_not_available', 'currency_not_available')
  checkCountry(request.address?.country)
  const brandId = await resolveBrand(db, plan, request.brandId)
  if (request.studioId !== undefined) await checkStudio(db, request.studioId, brandId)
  const taken = await findTakenOffer(db, { ...request, userId: payer.id, brandId }, payer.now)
  const stripePromotionCodeId =
    request.stripePromotionCodeId ?? taken?.promotion?.stripePromotionCodeId
  const use = { planId: plan.id, currencies: [currency], now: payer.now }
  return {
    plan,
    brandId,
    currency,
    price,
    promotion: stripePromotionCodeId
      ? await findPromotionByStripeId(db, stripePromotionCodeId, use)
      : null,
    marketingOfferId: taken?.id ?? null,
  }
}
