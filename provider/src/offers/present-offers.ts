import { loadNames } from '../catalogue/names'
import { brandRef } from '../catalogue/present-names'
import type { Deps } from '../deps'
import { pictureWire } from '../media/picture-wire'
import { presentPromotion } from '../payments/promotion-wire'
import { findPlans } from '../plans/find-plans'
import { translateRow } from '../texts/translate-row'
import type { FoundOffer } from './find-offers'
import type { WireOffer } from './wire'

/** The wire form of offers, their plans as the viewer would get them. */
export async function presentOffers(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  offers: readonly FoundOffer[],
  viewerId: number | undefined,
  acceptLanguage: string | undefined,
): Promise<WireOffer[]> {
  const planIds = [...new Set(offers.flatMap(({ planId }) => planId ?? []))]
  const [names, plans] = await Promise.all([
    loadNames(deps.db),
    planIds.length > 0 ? findPlans(deps, { ids: planIds }, viewerId, acceptLanguage) : [],
  ])
  const planById = new Map(plans.map((plan) => [plan.id, plan]))
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
      brands: offer.brandIds.map((id) => brandRef(names, id)),
      plan: (offer.planId !== null && planById.get(offer.planId)) || null,
      promotion: offer.promotion && presentPromotion(offer.promotion, acceptLanguage),
      exclusive: offer.exclusive,
      expires_at: offer.expiresAt?.toISOString() ?? null,
      cta_label: ctaLabel,
      cta_url: offer.ctaUrl,
    }
  })
}
