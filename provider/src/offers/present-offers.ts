import { loadNames } from '../catalogue/names'
import { brandRef } from '../catalogue/present-names'
import type { Deps } from '../deps'
import { pictureWire } from '../media/picture-wire'
import { presentPromotion } from '../payments/promotion-wire'
import { findPlans } from '../plans/find-plans'
import type { FoundOffer } from './find-offers'
import type { WireOffer } from './wire'

/** The wire form of offers, their plans as the viewer would get them. */
export async function presentOffers(
  deps: Pick<Deps, 'db' | 'env'>,
  offers: readonly FoundOffer[],
  viewerId: number | undefined,
): Promise<WireOffer[]> {
  const planIds = [...new Set(offers.flatMap(({ planId }) => planId ?? []))]
  const [names, plans] = await Promise.all([
    loadNames(deps.db),
    planIds.length > 0 ? findPlans(deps, { ids: planIds }, viewerId) : [],
  ])
  const planById = new Map(plans.map((plan) => [plan.id, plan]))
  return offers.map((offer) => {
    const { url, placeholder } = pictureWire(deps.env.mediaUrl, offer.poster)
    return {
      id: offer.id,
      kind: offer.kind,
      title: offer.title,
      description: offer.description,
      image_url: url,
      placeholder,
      brands: offer.brandIds.map((id) => brandRef(names, id)),
      plan: (offer.planId !== null && planById.get(offer.planId)) || null,
      promotion: offer.promotion && presentPromotion(offer.promotion),
      exclusive: offer.exclusive,
      expires_at: offer.expiresAt?.toISOString() ?? null,
      cta_label: offer.ctaLabel,
      cta_url: offer.ctaUrl,
    }
  })
}
