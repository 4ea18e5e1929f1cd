import { codeProblem, offerProblem } from './discount-problems'
import type { FoundLink, OfferRow, PlanRow, PromotionRow, StudioRow } from './find-link'
import {
  isWellFormed,
  type LinkParameter,
  type LinkParameters,
  type LinkProblem,
  type ProblemCode,
} from './link-parameters'

/** What a purchase by the link would be of; undefined where the link does not say, or is wrong. */
export type CheckedLink = {
  plan: PlanRow | undefined
  studio: StudioRow | undefined
  /** Of a plan of one brand; without a plan, the brand that the link names. */
  brandId: number | undefined
  offer: OfferRow | undefined
  promotion: PromotionRow | undefined
  problems: LinkProblem[]
}

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
  const brand = checkBrand(plan, { ...found, studio, linkedBrand })
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
  named: Pick<FoundLink, 'studio' | 'offer' | 'offeredBrandIds'> & {
    linkedBrand: number | undefined
  },
): { id: number | undefined; problem?: LinkProblem } {
  const { linkedBrand, studio, offer, offeredBrandIds } = named
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
  if (!offeredBrandIds.includes(id)) return problem('sp', 'not_on_sale')
  if (plan.brandIds && !plan.brandIds.includes(id))
    return linkedBrand === undefined
      ? problem('sp', 'not_for_brand')
      : problem('brand_id', 'not_for_plan')
  return { id }
}

const onlyOne = (ids: readonly number[] | null | undefined) =>
  ids?.length === 1 ? ids[0] : undefined
