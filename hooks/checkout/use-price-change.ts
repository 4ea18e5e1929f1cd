'use client'

import { useEffect, useEffectEvent } from 'react'
import { type Failure, PRICE_CHANGED } from '@/lib/checkout/failure'

/**
 * Calls `onChange` when the provider rejected the purchase because the charge would differ from
 * what the payer was shown.
 */
export function usePriceChange(failure: Failure | null, onChange: () => void): void {
  const isChanged = failure?.code === PRICE_CHANGED
  const readAgain = useEffectEvent(onChange)
  useEffect(() => {
    if (isChanged) readAgain()
  }, [isChanged])
}
