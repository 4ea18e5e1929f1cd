'use client'

import useSWR from 'swr'
import { browserApi } from '@/lib/api/browser'
import { getPublicPlan } from '@/lib/api/plans'
import type { Brand } from '@/lib/brand/brands'
import { isSoldFor } from '@/lib/plans/plan-price'
import { readOnce } from '@/hooks/read-once-options'
import { swrKeys } from '@/lib/api/swr-keys'

/** Of these brands those that a plan is sold for; all of them while that is not known. */
export function usePlanBrands(planId: number | string | null, brands: Brand[]): Brand[] {
  const { data } = useSWR(
    planId === null ? null : swrKeys.publicPlan(planId),
    () => getPublicPlan(browserApi, planId!),
    readOnce,
  )
  return data ? brands.filter(({ id }) => isSoldFor(data, id)) : brands
}
