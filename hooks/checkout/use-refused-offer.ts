'use client'

import { useEffect, useEffectEvent } from 'react'
import { type Failure, OFFER_NOT_AVAILABLE } from '@/lib/checkout/failure'
import { updateFlow } from '@/lib/flow/flow-store'
import { replaceAddress } from '@/lib/navigation/address-params'

interface Options {
  failure: Failure | null
  /** A payment link names the offer, and stays as it is. */
  isLinked: boolean
  /** Takes its promotion off the order. */
  removePromotion: () => void
}

/**
 * Drops the chosen offer when the provider refused it, so that the plan can be bought without.
 */
export function useRefusedOffer({ failure, isLinked, removePromotion }: Options): void {
  const isRefused = failure?.code === OFFER_NOT_AVAILABLE
  const drop = useEffectEvent(() => {
    if (!isLinked) replaceAddress({ offer_id: null })
    updateFlow({ offer: null })
    removePromotion()
  })
  useEffect(() => {
    if (isRefused) drop()
  }, [isRefused])
}
