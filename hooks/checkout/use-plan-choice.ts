'use client'

import { useLocale } from 'next-intl'
import type { Plan } from '@/lib/api/plans'
import type { Brand } from '@/lib/brand/brands'
import { brandOfPlan } from '@/lib/plans/plan-price'
import { flowPath } from '@/lib/flow/flow-path'
import { readFlow, updateFlow } from '@/lib/flow/flow-store'
import { screenAfterPlan } from '@/lib/flow/next-screen'
import { useFlowParams } from '@/hooks/join/use-flow-params'
import { useSignedIn } from '@/hooks/session/use-signed-in'

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
