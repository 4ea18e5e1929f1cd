'use client'

import { useLocale } from 'next-intl'
import { useFlowParams } from '@/hooks/join/use-flow'
import { useSearch } from '@/hooks/use-search'
import { useSignedIn } from '@/hooks/session/use-signed-in'
import type { Brand } from '@/lib/brand/brands'
import { brandOfId } from '@/lib/brand/parse-brand'
import { linkParametersOf } from '@/lib/checkout/payment-link'
import { flowPath } from '@/lib/flow/flow-path'
import { readFlow, updateFlow } from '@/lib/flow/flow-store'
import { screenAfterPlan } from '@/lib/flow/next-screen'
import { brandOfOffer, type PlanOffer } from '@/lib/offers/plan-offers'
import { screenPath } from '@/lib/routing/links'
import { localePath } from '@/lib/routing/locale-path'

const noBrand = { brand: null, brand_id: null, external_id: null }

/**
 * The link of each offer, and a function that stores the choice: its plan, brand and promotion. With
 * `isPublic` offers are taken on the page of payment links, by the link that has led to it.
 */
export function useOfferChoice(page: Brand, isPublic = false) {
  const locale = useLocale()
  const params = useFlowParams()
  const search = useSearch()
  const signedIn = useSignedIn()
  const brandFor = (offer: PlanOffer) => {
    const id = brandOfOffer(offer, page.id)
    return id === null ? null : brandOfId(id)
  }

  function hrefOf(offer: PlanOffer): string {
    const { plan } = offer
    const brand = plan.planType === 'all' ? page : brandFor(offer)
    const screen = screenAfterPlan({
      planType: plan.planType,
      brandKnown: brand !== null,
      signedIn: isPublic ? false : (signedIn ?? true),
      publicFlow: isPublic || params.flow === 'public',
    })
    const named = brand && brand.id !== null ? { brand: brand.key } : {}
    // A payment link names its offer in the address.
    const linked = screen === 'payment-public' ? { offer_id: offer.id } : {}
    if (isPublic) {
      const { store_id } = linkParametersOf(new URLSearchParams(search))
      const choice = { store_id, flow: 'public', offer_id: offer.id, sp: plan.id, code: null }
      return localePath(locale, screenPath(screen, { ...params, ...noBrand, ...named, ...choice }))
    }
    return flowPath(screen, {
      locale,
      params,
      extra: { ...noBrand, ...named, ...linked, sp: plan.id },
    })
  }

  function choose(offer: PlanOffer): void {
    const { id, plan, brands, promotion } = offer
    const brand = brandFor(offer)
    updateFlow({
      planId: plan.id,
      planType: plan.planType,
      brandChoice:
        brand && brand.id !== null && brand.externalId !== null
          ? { id: brand.id, externalId: brand.externalId }
          : null,
      offer: { id, planId: plan.id, brandIds: brands.map((one) => one.id), promotion },
      queryParams: { ...readFlow().queryParams, sp: undefined },
    })
  }

  return { hrefOf, choose }
}
