import type { Api } from '@/lib/api/client'
import { listOffers, type Offer } from '@/lib/api/offers'
import type { Plan } from '@/lib/api/plans'
import type { Brand } from '@/lib/brand/brands'
import { brandOfRef } from '@/lib/brand/listed-brands'
import { appliesTo } from '@/lib/checkout/order-summary'
import type { Choice } from '@/lib/flow/choice'
import { isForSale, planRelation } from '@/lib/plans/plan-relation'

type Query = { brandId: number | null; referrerId?: string | null }

/** An offer of a plan. */
export type PlanOffer = Offer & { plan: Plan }

/** The offers that a guest can take with a plan. Rejects when one of the lists does. */
export const listPublicOffers = (api: Api, query: Query) =>
  mergeLists(api, ['publicOnboarding', 'public'], query)

/** The offers that a member can take with a plan, those selected for them first. */
export const listMemberOffers = (api: Api, query: Query) =>
  mergeLists(api, ['user', 'onboarding'], query)

/** The lists of a member's offers: open to any member, or chosen for this one. */
export type MemberOffers = 'member' | 'user'

/** The offers of plans in one of a member's lists. */
export const listMemberOffersOf = (api: Api, list: MemberOffers) =>
  mergeLists(api, [list], { brandId: null })

async function mergeLists(
  api: Api,
  lists: readonly Parameters<typeof listOffers>[1][],
  query: Query,
): Promise<PlanOffer[]> {
  const pages = await Promise.all(lists.map((list) => listOffers(api, list, query)))
  const found = pages.flatMap(({ data }) => data)
  return found.flatMap((offer, index) => {
    const isFirst = found.findIndex(({ id }) => id === offer.id) === index
    return isFirst && offer.plan ? [{ ...offer, plan: offer.plan }] : []
  })
}

/**
 * The offers that somebody can take at `now`: of plans they can buy in their currency, with a
 * promotion that counts in it, and not over.
 */
export function takeableOffers(
  offers: readonly PlanOffer[],
  currencyOf: (plan: Plan) => string | null,
  now: number | null,
): PlanOffer[] {
  return offers.filter(({ plan, promotion, expiresAt }) => {
    const currency = currencyOf(plan)
    if (currency === null || !isForSale(planRelation(plan, [plan]))) return false
    if (promotion && !appliesTo(promotion, currency)) return false
    return expiresAt === null || now === null || now < Date.parse(expiresAt)
  })
}

/**
 * The brand that an offer is taken for: its only one, else that of the page where it is among its
 * brands; null where it has to be chosen, and for a plan of all brands.
 *
 * @internal
 */
export function brandOfOffer(
  { plan, brands }: Pick<PlanOffer, 'plan' | 'brands'>,
  pageBrandId: number | null,
): number | null {
  if (plan.planType === 'all') return null
  const ids = brands.map(({ id }) => id)
  if (ids.length === 1) return ids[0]!
  return ids.length === 0 || ids.includes(pageBrandId ?? 0) ? pageBrandId : null
}

/** An offer as it is chosen on a page of a brand. */
export function choiceOfOffer(offer: PlanOffer, page: Brand): Choice {
  const { id, plan, brands, promotion } = offer
  const brandId = brandOfOffer(offer, page.id)
  const named = brands.find((one) => one.id === brandId)
  const brand =
    plan.planType === 'all' || brandId === page.id ? page : named ? brandOfRef(named) : null
  const brandIds = brands.map((one) => one.id)
  return { plan, brand, offer: { id, planId: plan.id, brandIds, promotion } }
}

/** The offer as it is sold to buyers without an account, who get no trial. */
export const withoutTrial = (offer: PlanOffer): PlanOffer => ({
  ...offer,
  plan: { ...offer.plan, trialDays: 0 },
})
