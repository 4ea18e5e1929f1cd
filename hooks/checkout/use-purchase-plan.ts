'use client'

import useSWR from 'swr'
import { browserApi } from '@/lib/api/browser'
import { isApiError } from '@/lib/api/error-kinds'
import { getPlan, type Plan } from '@/lib/api/plans'
import { readOnce } from '@/hooks/use-read'
import { swrKeys } from '@/lib/api/swr-keys'

type PurchasePlan =
  { status: 'loading' | 'missing' | 'failed'; plan: null } | { status: 'ready'; plan: Plan }

/**
 * The plan being bought, with the terms for this user (trial, relation to their plans) and for a
 * brand if it is a single-brand plan.
 */
export function usePurchasePlan(
  planId: number | null,
  brandId: number | null,
): PurchasePlan & { retry: () => void; refresh: () => void } {
  const { data, error, mutate } = useSWR(
    planId === null ? null : swrKeys.plan(planId, brandId),
    () => getPlan(browserApi, planId!, { brandId }),
    readOnce,
  )
  const retry = () => void mutate(undefined, { revalidate: true })
  /** Reloads the plan and keeps showing the current one until then. */
  const refresh = () => void mutate()
  if (data) return { status: 'ready', plan: data, retry, refresh }
  if (!error) return { status: 'loading', plan: null, retry, refresh }
  const missing = isApiError(error) && [404, 422].includes(error.status)
  return { status: missing ? 'missing' : 'failed', plan: null, retry, refresh }
}
