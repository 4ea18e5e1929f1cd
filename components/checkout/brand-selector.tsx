'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import useSWR from 'swr'
import { ArrowRightIcon } from '@/components/ui/icons/navigation'
import { useChosenOffer } from '@/hooks/checkout/use-chosen-offer'
import { usePlanChoice } from '@/hooks/checkout/use-plan-choice'
import { useQueryPassthrough } from '@/hooks/join/use-query-passthrough'
import { useFlow, useFlowParams } from '@/hooks/join/use-flow'
import { useSignedIn } from '@/hooks/session/use-signed-in'
import type { Brand } from '@/lib/brand/brands'
import { readFragment } from '@/lib/browser/private-fragment'
import type { Choice } from '@/lib/flow/choice'
import { namesPublicFlow } from '@/lib/flow/flow-params'
import { flowPath } from '@/lib/flow/flow-path'
import { browserApi } from '@/lib/api/browser'
import { getPublicPlan } from '@/lib/api/plans'
import { isSoldFor } from '@/lib/plans/plan-price'
import { readOnce } from '@/hooks/use-read'
import { swrKeys } from '@/lib/api/swr-keys'

interface BrandSelectorProps {
  /** Brands with a single-brand plan. */
  brands: Brand[]
}

const noBrand = { brand: null, brand_id: null, external_id: null }

/** Lets the visitor choose the brand of a single-brand plan. Specification 4. */
export function BrandSelector({ brands }: BrandSelectorProps) {
  const t = useTranslations('plans')
  const locale = useLocale()
  const params = useFlowParams()
  const signedIn = useSignedIn()
  const flow = useFlow()
  const carries = useQueryPassthrough()
  const passthroughButPlan = useQueryPassthrough('sp offer_id')
  const linkOf = usePlanChoice()
  // Without an account the plans are on the payment page, which keeps what a link says of its buyer.
  const isPublic = namesPublicFlow(params)
  const plansScreen = isPublic ? 'payment-public' : 'plan-selector'
  const planId = Number(params.sp ?? flow.planId) || null
  const ofPlan = usePlanBrands(planId, brands)
  // An offer of several brands is taken for one of them.
  const { offer } = useChosenOffer({ planId, brandId: null, canRead: signedIn !== null })
  const offered = ofPlan.filter(
    ({ id }) => !offer?.brandIds.length || offer.brandIds.includes(id ?? 0),
  )

  useEffect(() => {
    if (signedIn === null || planId !== null) return
    const path = flowPath(plansScreen, { locale, params, extra: { sp: null } })
    location.replace(isPublic ? `${path}${readFragment()}` : path)
  }, [signedIn, planId, isPublic, plansScreen, locale, params])

  const choiceOf = (brand: Brand): Choice => ({
    plan: { id: planId, planType: 'single' },
    brand,
    offer,
  })

  return (
    <>
      <ul className="brands" aria-label={t('brandList')}>
        {offered.map((brand) => {
          const { href, onClick } = linkOf(choiceOf(brand))
          return (
            <li key={brand.key} data-brand={brand.look} data-look="">
              <a
                className="ui-motif brand-tile"
                data-surface="deep"
                href={href}
                aria-label={t('brandChoose', { brand: brand.name })}
                onClick={onClick}
                {...carries}
              >
                <span>{brand.name}</span>
                <ArrowRightIcon size={20} />
              </a>
            </li>
          )
        })}
      </ul>
      <p className="brands-all">
        <a
          className="ui-link"
          href={flowPath(plansScreen, {
            locale,
            params,
            extra: { ...noBrand, sp: null, offer_id: null },
          })}
          {...passthroughButPlan}
        >
          {t('brandAll')}
        </a>
      </p>
    </>
  )
}

/** Of these brands those that a plan is sold for; all of them while that is not known. @internal */
export function usePlanBrands(planId: number | string | null, brands: Brand[]): Brand[] {
  const { data } = useSWR(
    planId === null ? null : swrKeys.publicPlan(planId),
    () => getPublicPlan(browserApi, planId!),
    readOnce,
  )
  return data ? brands.filter(({ id }) => isSoldFor(data, id)) : brands
}
