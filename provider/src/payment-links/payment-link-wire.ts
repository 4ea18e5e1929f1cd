import { z } from '@hono/zod-openapi'
import { brandRef, loadLookups } from '../catalogue/lookups'
import { BrandRef } from '../catalogue/wire'
import type { Deps } from '../deps'
import { orNull } from '../http/contract'
import { Offer, presentOffers } from '../offers/present-offers'
import { presentPromotion, PromotionCode } from '../payments/purchase/promotions'
import { findPlans } from '../plans/find-plans'
import { Plan } from '../plans/plan-wire'
import { findStudio, presentStudios, Studio } from '../studios/studios'
import type { CheckedLink } from './check-link'
import { linkParameters, problemCodes } from './link-parameters'

export const PaymentLink = z
  .object({
    plan: orNull(Plan),
    sign_up_trial_days: z.int().openapi({
      description: 'Free days of the plan for who signs up; a purchase by link has none.',
    }),
    studio: orNull(Studio),
    brand: orNull(BrandRef).openapi({
      description: 'What a plan of one brand is for; without a plan, the brand of the link.',
    }),
    offer: orNull(Offer),
    promotion: orNull(PromotionCode).openapi({
      description: 'The discount of the code or of the offer.',
    }),
    problems: z.array(
      z.object({
        parameter: z.enum(linkParameters),
        code: z.enum(problemCodes),
        blocks: z.boolean().openapi({ description: 'The purchase cannot go on as linked.' }),
      }),
    ),
  })
  .openapi('PaymentLink')

type Viewer = { id: number } | null

/** The wire form of a checked link, for its viewer: guests get no trial on links. */
export async function presentLink(
  deps: Deps,
  link: CheckedLink,
  viewer: Viewer,
  language: string | undefined,
): Promise<z.infer<typeof PaymentLink>> {
  const { plan, brandId } = link
  const [lookups, plans, offers, studio] = await Promise.all([
    loadLookups(deps.db),
    plan
      ? findPlans(deps, { ids: [plan.id], brandId, forPublicPurchase: true }, viewer?.id, language)
      : [],
    link.offer ? presentOffers(deps, [link.offer], viewer?.id, language) : [],
    link.studio && findStudio(deps.db, link.studio.id),
  ])
  const studios = studio ? await presentStudios(deps, [{ ...studio, distanceMiles: null }]) : []
  return {
    plan: plans[0] ?? null,
    sign_up_trial_days: viewer === null ? (plan?.trialDays ?? 0) : 0,
    studio: studios[0] ?? null,
    brand: brandId === undefined ? null : brandRef(lookups, brandId),
    offer: offers[0] ?? null,
    promotion: link.promotion ? presentPromotion(link.promotion, language) : null,
    problems: link.problems,
  }
}
