import { and, eq } from 'drizzle-orm'
import { isCountry } from '../countries/country-codes'
import type { Connection } from '../db/database'
import { planPrices, plans } from '../db/schema/plans'
import { studios } from '../db/schema/studios'
import type { BillingAddress } from '../db/schema/subscriptions'
import type { ExpectedCharges } from './expected-charges'
import { brandExists } from './brand-exists'
import { promotionByStripeId, type Promotion } from './promotion'
import { purchaseRefusal } from './purchase-refusal'

/** What a payer may choose. Everything that costs is looked up, never taken from here. */
export type PurchaseRequest = {
  planId: number
  currency: string
  brandId?: number | undefined
  studioId?: number | undefined
  paymentMethodId?: string | undefined
  stripePromotionCodeId?: string | undefined
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
}

async function brandOf(db: Connection, plan: Offer['plan'], brandId: number | undefined) {
  if (plan.planType === 'all') return null
  const sold = brandId !== undefined && (plan.brandIds?.includes(brandId) ?? true)
  if (!sold || !(await brandExists(db, brandId)))
    throw purchaseRefusal('brand_required', 'brand_required')
  return brandId
}

/** The plan on sale under an id; hidden ones are as good as missing. */
export async function planOnSale(db: Connection, planId: number) {
  const [plan] = await db
    .select()
    .from(plans)
    .where(and(eq(plans.id, planId), eq(plans.hidden, false)))
  return plan
}

/** Price in minor units, or undefined when the plan is not sold in that currency. */
export async function priceOf(db: Connection, planId: number, currency: string) {
  const [row] = await db
    .select({ amount: planPrices.amount })
    .from(planPrices)
    .where(and(eq(planPrices.planId, planId), eq(planPrices.currency, currency)))
  return row?.amount
}

/** A studio that the sale is counted for must be there, and of the brand that is bought. */
async function checkStudio(db: Connection, studioId: number, brandId: number | null) {
  const [studio] = await db
    .select({ brandId: studios.brandId })
    .from(studios)
    .where(eq(studios.id, studioId))
  if (!studio || (brandId !== null && studio.brandId !== brandId))
    throw purchaseRefusal('studio_unknown', 'studio_unknown')
}

function checkCountry(country: string | undefined) {
  if (country !== undefined && !isCountry(country.toUpperCase()))
    throw purchaseRefusal('country_unknown', 'country_unknown')
}

/**
 * Turns a request into what the provider sells: its own plan, price and promotion. `payerCurrency`
 * is the one that the payer's earlier payments were in. Throws a 422 for what is not on sale.
 */
export async function findOffer(
  db: Connection,
  request: PurchaseRequest,
  payer: { currency: string | null; now: Date },
): Promise<Offer> {
  const plan = await planOnSale(db, request.planId)
  if (!plan) throw purchaseRefusal('plan_not_available', 'plan_not_available')
  const currency = request.currency.toLowerCase()
  const price = await priceOf(db, plan.id, currency)
  if (price === undefined || (payer.currency && payer.currency !== currency))
    throw purchaseRefusal('currency_not_available', 'currency_not_available')
  checkCountry(request.address?.country)
  const brandId = await brandOf(db, plan, request.brandId)
  if (request.studioId !== undefined) await checkStudio(db, request.studioId, brandId)
  const { stripePromotionCodeId } = request
  const use = { planId: plan.id, currency, now: payer.now }
  return {
    plan,
    brandId,
    currency,
    price,
    promotion: stripePromotionCodeId
      ? await promotionByStripeId(db, stripePromotionCodeId, use)
      : null,
  }
}
