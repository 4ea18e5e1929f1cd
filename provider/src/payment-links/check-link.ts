import type { OfferAudience, offers } from '../db/schema/offers'
import type { plans, promotionCodes } from '../db/schema/plans'
import type { referrers, studios } from '../db/schema/studios'

/** The parameters of a payment link, as they stand in its address; blank ones are absent. */
export type LinkParameters = Partial<Record<LinkParameter, string>>

/** Every parameter that a link may have. */
export const linkParameters = [
  'store_id',
  'sp',
  'brand_id',
  'offer_id',
  'code',
  'referrer_id',
] as const
export type LinkParameter = (typeof linkParameters)[number]

export const problemCodes = [
  'malformed',
  'unknown',
  'not_on_sale',
  'expired',
  'used_up',
  'not_for_plan',
  'not_for_brand',
  'not_with_offer',
  'needs_brand',
] as const

/** `blocks`: the purchase cannot go on as linked. */
export type LinkProblem = {
  parameter: LinkParameter
  code: (typeof problemCodes)[number]
  blocks: boolean
}

type PlanRow = typeof plans.$inferSelect & { currencies: string[] }
type PromotionRow = typeof promotionCodes.$inferSelect & {
  /** All its uses are taken. */
  isUsedUp: boolean
  /** It counts with an offer for some people alone. */
  isReserved: boolean
}
type StudioRow = Pick<typeof studios.$inferSelect, 'id' | 'brandId'>

/** The rows that the parameters of a link name; undefined where there is none. */
export type FoundLink = {
  /** The plan of `sp`; without it, the plan of the offer. */
  plan: PlanRow | undefined
  studio: StudioRow | undefined
  brandId: number | undefined
  offer: (typeof offers.$inferSelect & { promotion: PromotionRow | null }) | undefined
  promotion: PromotionRow | undefined
  referrer: typeof referrers.$inferSelect | undefined
  /** The audiences of offers that the viewer belongs to. */
  audiences: readonly OfferAudience[]
}

/** What a purchase by the link would be of; undefined where the link does not say, or is wrong. */
export type CheckedLink = {
  plan: PlanRow | undefined
  studio: StudioRow | undefined
  /** Of a plan of one brand; without a plan, the brand that the link names. */
  brandId: number | undefined
  offer: FoundLink['offer']
  promotion: PromotionRow | undefined
  problems: LinkProblem[]
}

type ProblemCode = LinkProblem['code']

const idPattern = /^[1-9]\d{0,8}$/
const codePattern = /^[^\p{C}\p{Z}]{1,100}$/u

/** Whether a value could be one of its parameter: ids are positive integers. */
export const isWellFormed = (parameter: LinkParameter, value: string): boolean =>
  (parameter === 'code' || parameter === 'referrer_id' ? codePattern : idPattern).test(value)

/**
 * Decides what a payment link sells and what is wrong with it, from its parameters and the rows that
 * they name. A wrong plan, studio or brand blocks; without a discount or a referrer the purchase can
 * go on at the price that the page then shows.
 */
export function checkLink(given: LinkParameters, found: FoundLink, now: Date): CheckedLink {
  const problems: LinkProblem[] = []
  const report = (parameter: LinkParameter, code: ProblemCode | undefined, blocks: boolean) => {
    if (code) problems.push({ parameter, code, blocks })
    return code === undefined
  }
  /** The row that a parameter names, unless it is malformed or names none. */
  const named = <T>(parameter: LinkParameter, row: T | undefined, blocks: boolean) => {
    const value = given[parameter]
    if (value === undefined) return undefined
    if (!isWellFormed(parameter, value)) report(parameter, 'malformed', blocks)
    else if (row === undefined) report(parameter, 'unknown', blocks)
    else return row
    return undefined
  }

  const studio = named('store_id', found.studio, true)
  const isByOffer = given.sp === undefined
  const linkedPlan = isByOffer ? found.plan : named('sp', found.plan, true)
  const planProblem = linkedPlan && !isOnSale(linkedPlan) ? 'not_on_sale' : undefined
  if (!isByOffer) report('sp', planProblem, true)
  const plan = planProblem ? undefined : linkedPlan
  const isSingle = plan?.planType === 'single'
  const linkedBrand = named('brand_id', found.brandId, isSingle)
  const brand = checkBrand(plan, { studio, linkedBrand, offer: found.offer })
  if (brand.problem && !(brand.problem.code === 'needs_brand' && problems.length > 0))
    problems.push(brand.problem)

  const { audiences } = found
  const context = { plan, brandId: isSingle ? brand.id : undefined, audiences, now }
  const linkedOffer = named('offer_id', found.offer, isByOffer)
  const offer =
    linkedOffer && report('offer_id', offerProblem(linkedOffer, context), isByOffer)
      ? linkedOffer
      : undefined
  const linkedCode = named('code', found.promotion, false)
  const promotion =
    linkedCode && report('code', codeProblem(linkedCode, offer, context), false)
      ? linkedCode
      : undefined
  named('referrer_id', found.referrer, false)
  return {
    plan: isByOffer && !offer ? undefined : plan,
    studio,
    brandId: plan && !isSingle ? undefined : brand.id,
    offer,
    promotion: promotion ?? offer?.promotion ?? undefined,
    problems,
  }
}

const isOnSale = (plan: PlanRow) => !plan.hidden && plan.currencies.length > 0

/** The brand that a plan of one brand would be for, or why there is none. */
function checkBrand(
  plan: PlanRow | undefined,
  named: {
    linkedBrand: number | undefined
    studio: StudioRow | undefined
    offer: FoundLink['offer']
  },
): { id: number | undefined; problem?: LinkProblem } {
  const { linkedBrand, studio, offer } = named
  const blocks = plan?.planType === 'single'
  const problem = (parameter: LinkParameter, code: ProblemCode) => ({
    id: undefined,
    problem: { parameter, code, blocks },
  })
  if (studio && linkedBrand !== undefined && studio.brandId !== linkedBrand)
    return problem('brand_id', 'not_for_brand')
  const known = linkedBrand ?? studio?.brandId
  if (!blocks) return { id: known }
  const id = known ?? onlyOne(plan.brandIds) ?? onlyOne(offer?.brandIds)
  if (id === undefined) return problem('brand_id', 'needs_brand')
  if (plan.brandIds && !plan.brandIds.includes(id))
    return linkedBrand === undefined
      ? problem('sp', 'not_for_brand')
      : problem('brand_id', 'not_for_plan')
  return { id }
}

const onlyOne = (ids: readonly number[] | null | undefined) =>
  ids?.length === 1 ? ids[0] : undefined

type Context = {
  plan: PlanRow | undefined
  brandId: number | undefined
  audiences: readonly OfferAudience[]
  now: Date
}

function promotionProblem(
  promotion: PromotionRow,
  { plan, now }: Context,
): ProblemCode | undefined {
  if (!promotion.active) return 'unknown'
  if (promotion.expiresAt && promotion.expiresAt <= now) return 'expired'
  if (promotion.isUsedUp) return 'used_up'
  if (!plan) return undefined
  const isForPlan = promotion.planIds?.includes(plan.id) ?? true
  const isInCurrency = !promotion.currency || plan.currencies.includes(promotion.currency)
  return isForPlan && isInCurrency ? undefined : 'not_for_plan'
}

function offerProblem(
  offer: NonNullable<FoundLink['offer']>,
  context: Context,
): ProblemCode | undefined {
  const { plan, brandId, audiences, now } = context
  if (!audiences.includes(offer.audience)) return 'not_on_sale'
  if (offer.expiresAt && offer.expiresAt <= now) return 'expired'
  if (offer.startsAt && offer.startsAt > now) return 'not_on_sale'
  if (!plan) return 'not_on_sale'
  if (offer.planId !== plan.id) return 'not_for_plan'
  if (brandId !== undefined && offer.brandIds.length > 0 && !offer.brandIds.includes(brandId))
    return 'not_for_brand'
  const problem = offer.promotion && promotionProblem(offer.promotion, context)
  return problem === 'unknown' ? 'not_on_sale' : (problem ?? undefined)
}

/** The promotion of an offer excludes any other. */
function codeProblem(
  promotion: PromotionRow,
  offer: FoundLink['offer'],
  context: Context,
): ProblemCode | undefined {
  const own = offer?.promotion
  if (own && own.id !== promotion.id) return 'not_with_offer'
  if (!own && promotion.isReserved) return 'unknown'
  return promotionProblem(promotion, context)
}
