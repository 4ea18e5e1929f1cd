'use client'

import { useLocale } from 'next-intl'
import useSWR from 'swr'
import { listPlans, listPublicPlans, type Plan } from '@/lib/api/plans'
import type { Brand } from '@/lib/brand/brands'
import { brandOfPlan } from '@/lib/plans/plan-price'
import { flowPath } from '@/lib/flow/flow-path'
import { readFlow, updateFlow } from '@/lib/flow/flow-store'
import { screenAfterPlan } from '@/lib/flow/next-screen'
import { linkParametersOf } from '@/lib/checkout/payment-link'
import { useSearch } from '@/hooks/use-search'
import { screenPath } from '@/lib/routing/links'
import { localePath } from '@/lib/routing/locale-path'
import { useFlowParams } from '@/hooks/join/use-flow'
import { useSignedIn } from '@/hooks/session/use-signed-in'
import { browserApi } from '@/lib/api/browser'
import { readOnce } from '@/hooks/use-read'
import { swrKeys } from '@/lib/api/swr-keys'

/**
 * The link of each plan, and a function that stores the choice. On the server everybody counts as
 * signed in, because the payment page sends guests to the sign-up by itself. With `isPublic` the
 * plans are bought on the page of payment links, by the link that has led to it.
 */
export function usePlanChoice(brand: Brand, isPublic = false) {
  const locale = useLocale()
  const params = useFlowParams()
  const search = useSearch()
  const signedIn = useSignedIn()

  /** What a payment link says stays beside the plan; its studio says the brand. */
  function publicHref({ id, planType }: Plan): string {
    const link = linkParametersOf(new URLSearchParams(search))
    const screen = screenAfterPlan({
      planType,
      brandKnown: brand.id !== null || link.store_id !== undefined,
      signedIn: false,
      publicFlow: true,
    })
    const query = { ...params, store_id: null, flow: 'public', ...link, sp: id }
    return localePath(locale, screenPath(screen, query))
  }

  function hrefOf(plan: Plan): string {
    if (isPublic) return publicHref(plan)
    const { id, planType } = plan
    const screen = screenAfterPlan({
      planType,
      brandKnown: brand.id !== null,
      signedIn: signedIn ?? true,
      publicFlow: params.flow === 'public',
    })
    const kept = brand.id === null ? {} : { brand: brand.key }
    return flowPath(screen, { locale, params, extra: { ...kept, sp: id } })
  }

  function choose(plan: Plan): void {
    const { externalId } = brand
    const brandId = brandOfPlan(plan, brand.id)
    updateFlow({
      planId: plan.id,
      planType: plan.planType,
      brandChoice: brandId !== null && externalId !== null ? { id: brandId, externalId } : null,
      offer: null,
      // The plan of the landing URL was not chosen.
      queryParams: { ...readFlow().queryParams, sp: undefined },
    })
  }

  const preselected = Number(params.sp)
  return { hrefOf, choose, preselected: Number.isSafeInteger(preselected) ? preselected : null }
}

/**
 * The plans for sale: first the server's list, then for signed-in users their own list, which knows
 * which plans they have and which trials they can get; the public flow has a list of its own. `own`
 * means that the plans are shown as this user can buy them. `failed` means that nothing can be
 * shown, because the public list could promise a trial that the user has already had.
 */
export function usePlans(initial: Plan[] | null, brandId: number | null) {
  const signedIn = useSignedIn()
  const isPublic = useFlowParams().flow === 'public'
  // Buyers from a public link get no trial, which the server's list may promise.
  const isOther = signedIn === true || (isPublic && signedIn !== null)
  const wanted = isOther || (initial === null && signedIn !== null)
  const { data, error, isValidating, mutate } = useSWR(
    wanted ? (isPublic ? swrKeys.publicPlans(brandId) : swrKeys.plans(brandId)) : null,
    async () => (await (isPublic ? listPublicPlans : listPlans)(browserApi, { brandId })).data,
    readOnce,
  )
  const plans = data ?? initial
  return {
    plans,
    /** The server's list stands for one that is still to come. */
    isWaiting: isOther && data === undefined,
    own: (signedIn === false && !isPublic) || data !== undefined,
    failed: error !== undefined && data === undefined && (isOther || initial === null),
    loading: isValidating,
    retry: () => void mutate(),
  }
}
