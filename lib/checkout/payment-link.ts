import {
  type LinkParameter,
  linkParameters,
  type LinkParameters,
  type LinkProblem,
  type PaymentLink,
} from '@/lib/api/payment-links'
import { takenOfferId } from '@/lib/offers/chosen-offer'
import { screenPath } from '@/lib/routing/links'
import { addParams, type QueryParams } from '@/lib/routing/query'
import type { PromotionCode } from '@/lib/api/promotion-codes'

/** The parameters of a payment link in a query: the first value of each, without blank ones. */
export function linkParametersOf(query: URLSearchParams): LinkParameters {
  return Object.fromEntries(
    linkParameters.flatMap((name) => {
      const value = query.get(name)?.trim()
      return value ? [[name, value]] : []
    }),
  )
}

/** What a link adds to the purchase of its plan. */
export type LinkTerms = {
  planId: number
  /** The brand of a plan of one brand; else null. */
  brandId: number | null
  studioId: number | null
  offerId: number | null
  promotion: PromotionCode | null
  referrerId: string | null
}

/** The terms of a link whose plan can be bought. What is wrong with the link is left out. */
export function linkTerms(link: PaymentLink, { referrer_id }: LinkParameters): LinkTerms | null {
  const { plan, brand, studio, offer, promotion, problems } = link
  if (!plan) return null
  const isReferred = !problems.some(({ parameter }) => parameter === 'referrer_id')
  return {
    planId: plan.id,
    brandId: brand?.id ?? null,
    studioId: studio?.id ?? null,
    offerId: offer?.id ?? null,
    promotion,
    referrerId: isReferred ? (referrer_id ?? null) : null,
  }
}

/**
 * The offer that a purchase with a promotion takes: that of the link, unless the buyer has exchanged
 * or removed the promotion that belongs to it.
 */
export function takenOffer(terms: LinkTerms | null, promotion: PromotionCode | null) {
  if (!terms || terms.offerId === null) return null
  return takenOfferId({ id: terms.offerId, promotion: terms.promotion }, promotion)
}

/** The problems that keep a link from being bought, without the brand that a buyer can choose. */
export const blockingProblems = ({ problems }: Pick<PaymentLink, 'problems'>): LinkProblem[] =>
  problems.filter(({ blocks, code }) => blocks && code !== 'needs_brand')

/** Whether the buyer has to choose a brand before the plan of a link can be bought. */
export const needsBrand = ({ problems }: Pick<PaymentLink, 'problems'>): boolean =>
  problems.some(({ code }) => code === 'needs_brand') && blockingProblems({ problems }).length === 0

/** The page of payment links without these parameters of a link, and whether it names a plan. */
export function linkWithout(wrong: readonly LinkParameter[], given: QueryParams) {
  const dropped = [...wrong, ...(wrong.includes('brand_id') ? ['brand', 'external_id'] : [])]
  const query = Object.fromEntries(Object.entries(given).filter(([key]) => !dropped.includes(key)))
  return { path: screenPath('payment-public', query), hasPlan: Boolean(query.sp) }
}

/** What a studio needs to mend its link, as text to copy: nothing personal is in it. */
export function linkDiagnosis(input: {
  /** The page's address without query and fragment. */
  page: string
  parameters: LinkParameters
  problems: readonly LinkProblem[]
  /** In milliseconds since 1970. */
  at: number
}): string {
  const { page, parameters, problems, at } = input
  const lines = problems.map(({ parameter, code }) => {
    const value = parameters[parameter]
    return `${parameter}: ${code}${value === undefined ? '' : ` (${value})`}`
  })
  return [addParams(page, parameters), ...lines, new Date(at).toISOString()].join('\n')
}
