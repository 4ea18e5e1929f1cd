'use client'

import useSWR from 'swr'
import { browserApi } from '@/lib/api/browser'
import { listPlans, type Plan } from '@/lib/api/plans'
import { readOnce } from '@/hooks/read-once'
import { useSignedIn } from '@/hooks/use-signed-in'

/**
 * The plans for sale: the server's list first, and the person's own, which knows what they already
 * have, once they are known to be signed in. `failed` only when there is nothing to show.
 */
export function usePlans(initial: Plan[] | null, brandId: number | null) {
  const signedIn = useSignedIn()
  const wanted = signedIn || (initial === null && signedIn !== null)
  const { data, error, isValidating, mutate } = useSWR(
    wanted ? ['plans', brandId] : null,
    async () => (await listPlans(browserApi, { brandId })).data,
    readOnce,
  )
  const plans = data ?? initial
  return {
    plans,
    failed: plans === null && error !== undefined,
    loading: isValidating,
    retry: () => void mutate(),
  }
}
