'use client'

import { useFlow, useFlowParams } from '@/hooks/join/use-flow'
import { useRead } from '@/hooks/use-read'
import type { Async } from '@/lib/api/async'
import { browserApi } from '@/lib/api/browser'
import { checkPaymentLink } from '@/lib/api/payment-links'
import { swrKeys } from '@/lib/api/swr-keys'
import type { FlowOffer } from '@/lib/flow/flow-state'
import { sentReferrer } from '@/lib/flow/sent-referrer'
import { offerOfLink } from '@/lib/offers/chosen-offer'

interface ReadOffer {
  status: Async<unknown>['status']
  offer: FlowOffer | null
  /** The address names an offer that this person cannot take. */
  isGone: boolean
  retry: () => void
}

interface Options {
  planId: number | null
  /** Null where it has yet to be chosen. */
  brandId: number | null
  /** Nothing is read before. */
  canRead: boolean
}

/**
 * The offer that was chosen with a plan. The tab in which that happened remembers it; in every other
 * one the address names it, and the provider says what it is and whether this person can take it.
 */
export function useChosenOffer({ planId, brandId, canRead }: Options): ReadOffer {
  const flow = useFlow()
  const params = useFlowParams()
  const kept = flow.offer?.planId === planId ? flow.offer : null
  const named = params.offer_id
  const isElsewhere = planId !== null && named !== undefined && named !== String(kept?.id)
  const link = {
    sp: String(planId),
    offer_id: named,
    ...(brandId !== null && { brand_id: String(brandId) }),
    ...(sentReferrer(params, flow) !== null && { referrer_id: params.referrer_id }),
  }
  const { status, data, retry } = useRead(
    isElsewhere && canRead ? swrKeys.paymentLink(link) : null,
    () => checkPaymentLink(browserApi, link),
  )
  if (!isElsewhere) return { status: 'ready', offer: kept, isGone: false, retry }
  if (status !== 'ready') return { status, offer: null, isGone: false, retry }
  const offer = offerOfLink(data)
  return { status, offer, isGone: offer === null, retry }
}
