'use client'

import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  useElements,
} from '@stripe/react-stripe-js'
import { useRef, useState } from 'react'
import { CARD_SCRIPT_TIMEOUT_MS } from '@/lib/checkout/load-card-provider'
import { type FramedField, framedFields } from '@/lib/checkout/payment-fields'
import { BROWSER_TIMEOUT_MS } from '@/lib/api/timeouts'
import { useLate } from '@/hooks/use-late'
import type { CardProvider } from './use-card-provider'

/**
 * The loading state of the card provider's three iframes while they are `shown`. `late` means that
 * they are still loading but a notice must be shown; `failed` that loading was given up.
 */
export function useCardFields({ status, retry: retryScript }: CardProvider, shown: boolean) {
  const elements = useElements()
  const [round, setRound] = useState(0)
  const [ready, setReady] = useState<ReadonlySet<FramedField>>(new Set())
  const wantsFocus = useRef(false)
  const isReady = status === 'ready' && ready.size === framedFields.length
  const isAwaited = shown && !isReady && status !== 'waiting'
  const isLate = useLate(isAwaited, BROWSER_TIMEOUT_MS, round)
  const isOverdue = useLate(isAwaited, CARD_SCRIPT_TIMEOUT_MS, round)
  const isFailed = status === 'failed' || isOverdue

  const number = () => elements?.getElement(CardNumberElement)

  return {
    status: isReady ? 'ready' : isFailed ? 'failed' : isLate ? 'late' : 'loading',
    /** Number of attempts to load the iframes. */
    round,
    onReady(field: FramedField) {
      setReady((known) => new Set(known).add(field))
      if (field !== 'cardNumber' || !wantsFocus.current) return
      wantsFocus.current = false
      number()?.focus()
    },
    /** The iframes were removed. */
    onGone: () => setReady(new Set()),
    retry() {
      setRound(round + 1)
      if (status !== 'ready') retryScript()
    },
    /** Clears the fields for another card and focuses the first one as soon as it is ready. */
    startOver() {
      for (const element of [CardNumberElement, CardExpiryElement, CardCvcElement])
        elements?.getElement(element as typeof CardNumberElement)?.clear()
      wantsFocus.current = !ready.has('cardNumber')
      number()?.focus()
    },
  } as const
}

export type CardFieldsState = ReturnType<typeof useCardFields>
