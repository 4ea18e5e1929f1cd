'use client'

import { useEffect, useEffectEvent } from 'react'
import { type Failure, OFFER_NOT_AVAILABLE } from '@/lib/checkout/failure'
import { updateFlow } from '@/lib/flow/flow-store'

/**
 * Drops the chosen offer when the provider refused it, so that the plan can be bought without;
 * `removePromotion` takes its promotion off the order.
 */
export function useRefusedOffer(failure: Failure | null, removePromotion: () => void): void {
  const isRefused = failure?.code === OFFER_NOT_AVAILABLE
  const drop = useEffectEvent(() => {
    updateFlow({ offer: null })
    removePromotion()
  })
  useEffect(() => {
    if (isRefused) drop()
  }, [isRefused])
}
