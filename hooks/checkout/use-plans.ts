'use client'

import useSWR from 'swr'
import { useFlowParams } from '@/hooks/join/use-flow'
import { useSignedIn } from '@/hooks/session/use-signed-in'
import { recovering } from '@/hooks/recovering'
import { readOnce } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { listPlans, listPublicPlans, type Plan } from '@/lib/api/plans'
import { swrKeys } from '@/lib/api/swr-keys'
import { namesPublicFlow } from '@/lib/flow/flow-params'

/**
 * The plans for sale: first the server's list, then for signed-in users their own list, which knows
 * which plans they have and which trials they can get; the public flow has a list of its own,
 * which is the server's with `isByLink`. `own` means that the plans are shown as this user can buy
 * them. `failed` means that nothing can be shown, because the public list could promise a trial that
 * the user has already had.
 */
export function usePlans(initial: Plan[] | null, brandId: number | null, isByLink = false) {
  const signedIn = useSignedIn()
  const isPublic = namesPublicFlow(useFlowParams()) || (isByLink && signedIn !== true)
  const isServed = isByLink && isPublic && initial !== null
  // Buyers from a public link get no trial, which the server's list may promise.
  const isOther = !isServed && (signedIn === true || (isPublic && signedIn !== null))
  const wanted = isOther || (initial === null && signedIn !== null)
  const { data, error, isValidating, mutate } = useSWR(
    wanted ? (isPublic ? swrKeys.publicPlans(brandId) : swrKeys.plans(brandId)) : null,
    async () => (await (isPublic ? listPublicPlans : listPlans)(browserApi, { brandId })).data,
    { ...readOnce, ...recovering },
  )
  const plans = data ?? initial
  return {
    plans,
    /** The server's list stands for one that is still to come. */
    isWaiting: isOther && data === undefined,
    own: isServed || (signedIn === false && !isPublic) || data !== undefined,
    failed: error !== undefined && data === undefined && (isOther || initial === null),
    loading: isValidating,
    retry: () => void mutate(),
  }
}
