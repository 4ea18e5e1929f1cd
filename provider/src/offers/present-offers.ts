import { z } from '@hono/zod-openapi'
import { byId } from '../by-id'
import { brandRef, loadLookups, offeredBrands } from '../catalogue/lookups'
import { BrandRef, pictureUrl, placeholder } from '../catalogue/wire'
import { offerAudiences } from '../db/schema/offers'
import type { Deps } from '../deps'
import { languageTag, orNull } from '../http/contract'
import { pictureWire } from '../media/pictures'
import { presentPromotion, PromotionCode } from '../payments/purchase/promotions'
import { findPlans } from '../plans/find-plans'
import { Plan } from '../plans/plan-wire'
import { translateRow } from '../texts/translate-row'
import { type FoundOffer, offerKinds } from './find-offers'

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
  const offered = new Set(offeredBrands(lookups).map(({ id }) => id))
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
      brands: offer.brandIds.filter((id) => offered.has(id)).map((id) => brandRef(lookups, id)),
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
