'use client'

import useSWR from 'swr'
import { useFlow, useFlowParams } from '@/hooks/join/use-flow'
import { useSignedIn } from '@/hooks/session/use-signed-in'
import { readOnce } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { swrKeys } from '@/lib/api/swr-keys'
import { namesPublicFlow } from '@/lib/flow/flow-params'
import { sentReferrer } from '@/lib/flow/sent-referrer'
import {
  listMemberOffers,
  listPublicOffers,
  type PlanOffer,
  withoutTrial,
} from '@/lib/offers/plan-offers'

/**
 * The offers of plans: first everybody's, as the server read them, then those of this member, or of
 * the referrer whose link a guest followed. `own` means that they are shown as this person can take
 * them. With `isByLink`, or in the public flow, they are everybody's, without a trial. `failed` means that theirs could not be read.
 */
export function usePlanOffers(
  initial: PlanOffer[] | null,
  brandId: number | null,
  isByLink = false,
) {
  const signedIn = useSignedIn()
  const params = useFlowParams()
  const referrerId = sentReferrer(params, useFlow())
  const isPublicFlow = isByLink || namesPublicFlow(params)
  const isPublic = signedIn === false || isPublicFlow
  const isServed = isPublic && initial !== null && referrerId === null
  const query = { brandId, referrerId }
  const { data, error, isValidating, mutate } = useSWR(
    signedIn === null || isServed ? null : swrKeys.planOffers({ ...query, isPublic }),
    () => (isPublic ? listPublicOffers : listMemberOffers)(browserApi, query),
    readOnce,
  )
  const offers = data ?? initial ?? []
  return {
    offers: isPublicFlow ? offers.map(withoutTrial) : offers,
    own: isServed || data !== undefined,
    failed: error !== undefined && data === undefined,
    loading: isValidating,
    retry: () => void mutate(),
  }
}
