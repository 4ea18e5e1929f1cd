'use client'

import { useLocale } from 'next-intl'
import useSWR from 'swr'
import { listPlans, type Plan } from '@/lib/api/plans'
import type { Brand } from '@/lib/brand/brands'
import { brandOfPlan } from '@/lib/plans/plan-price'
import { flowPath } from '@/lib/flow/flow-path'
import { readFlow, updateFlow } from '@/lib/flow/flow-store'
import { screenAfterPlan } from '@/lib/flow/next-screen'
import { useFlowParams } from '@/hooks/join/use-flow'
import { useSignedIn } from '@/hooks/session/use-signed-in'
import { browserApi } from '@/lib/api/browser'
import { readOnce } from '@/hooks/read-once-options'
import { swrKeys } from '@/lib/api/swr-keys'

/**
 * Where each plan leads and what is remembered of the choice. On the server everybody counts as
 * signed in: the payment page sends guests to the sign-up by itself. Specification 4.
 */
export function usePlanChoice(brand: Brand) {
  const locale = useLocale()
  const params = useFlowParams()
  const signedIn = useSignedIn()

  function hrefOf({ id, planType }: Plan): string {
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
      // The plan that the visitor arrived with has been passed over.
      queryParams: { ...readFlow().queryParams, sp: undefined },
    })
  }

  const preselected = Number(params.sp)
  return { hrefOf, choose, preselected: Number.isSafeInteger(preselected) ? preselected : null }
}

/**
 * The plans for sale: the server's list first, and the person's own, which knows what they already
 * have and which trial they can get, once they are known to be signed in. `own` tells that the plans
 * shown are as this person can buy them. `failed` only when there is nothing to show: the list of
 * everybody could promise a trial to somebody who has had theirs.
 */
export function usePlans(initial: Plan[] | null, brandId: number | null) {
  const signedIn = useSignedIn()
  const wanted = signedIn || (initial === null && signedIn !== null)
  const { data, error, isValidating, mutate } = useSWR(
    wanted ? swrKeys.plans(brandId) : null,
    async () => (await listPlans(browserApi, { brandId })).data,
    readOnce,
  )
  const plans = data ?? initial
  return {
    plans,
    own: signedIn === false || data !== undefined,
    failed: error !== undefined && data === undefined && (signedIn === true || initial === null),
    loading: isValidating,
    retry: () => void mutate(),
  }
}
