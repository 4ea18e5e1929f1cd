'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChargeTerms } from '@/lib/checkout/charge-terms'
import { chargesAlike, type WalletCard } from '@/lib/checkout/wallet'
import type { Order } from './use-order'

/**
 * Pays with what was confirmed in a wallet, as soon as the total for the wallet's billing address is
 * known, if that is what the payer saw. Another total waits for the pay button; `isChanged` tells
 * that it does.
 */
export function useWalletPayment(order: Order, submit: () => void) {
  const { wallet, tax, summary } = order
  const [seen, setSeen] = useState<ChargeTerms | null>(null)
  // Decided once for each card, so that no later change of the order can start a payment.
  const decidedFor = useRef<string | null>(null)
  const isAlike = chargesAlike(seen, summary.charges)
  const isDecidable = tax.status === 'known' || tax.status === 'failed'
  const methodId = wallet?.paymentMethodId ?? null

  const decide = useEffectEvent(() => {
    if (!isDecidable || methodId === null || decidedFor.current === methodId) return
    decidedFor.current = methodId
    if (isAlike) submit()
  })
  useEffect(() => decide(), [isDecidable, methodId])

  return {
    /** `shown` are the charges that the payer confirmed; null when the total was not known. */
    payWith(card: WalletCard, shown: ChargeTerms | null) {
      const isComplete = order.fillBuyer(card)
      setSeen(isComplete ? shown : null)
      order.setWallet(card)
    },
    isChanged: wallet !== null && tax.status === 'known' && !isAlike,
  }
}
