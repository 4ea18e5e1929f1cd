'use client'

import useSWR from 'swr'
import { browserApi } from '@/lib/api/browser'
import { listPlans, type Plan } from '@/lib/api/plans'
import { readOnce } from '@/hooks/read-once-options'
import { useSignedIn } from '@/hooks/session/use-signed-in'
import { swrKeys } from '@/lib/api/swr-keys'

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
