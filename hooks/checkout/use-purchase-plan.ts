'use client'

import useSWR from 'swr'
import { browserApi } from '@/lib/api/browser'
import { isApiError } from '@/lib/api/errors'
import { getPlan, type Plan } from '@/lib/api/plans'
import { readOnce } from '@/hooks/read-once-options'
import { swrKeys } from '@/lib/api/swr-keys'

type PurchasePlan =
  { status: 'loading' | 'missing' | 'failed'; plan: null } | { status: 'ready'; plan: Plan }

/**
 * The plan being bought as this person can buy it, for a brand if it is a plan of one: with their
 * trial, and whether they have it.
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
  /** Reads it again; until then it stays as it is. */
  const refresh = () => void mutate()
  if (data) return { status: 'ready', plan: data, retry, refresh }
  if (!error) return { status: 'loading', plan: null, retry, refresh }
  const missing = isApiError(error) && [404, 422].includes(error.status)
  return { status: missing ? 'missing' : 'failed', plan: null, retry, refresh }
}
