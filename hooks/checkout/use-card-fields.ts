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
 * How the card provider's three frames come along, while they are `shown`. `late`: they may still
 * come, but nobody is left waiting without a word; `failed`: they are not waited for any longer.
 */
export function useCardFields({ status, retry: retryScript }: CardProvider, shown: boolean) {
  const elements = useElements()
  const [round, setRound] = useState(0)
  const [ready, setReady] = useState<ReadonlySet<FramedField>>(new Set())
  const wantsFocus = useRef(false)
  const isReady = status === 'ready' && ready.size === framedFields.length
  const isAwaited = shown && !isReady
  const isLate = useLate(isAwaited, BROWSER_TIMEOUT_MS, round)
  const isOverdue = useLate(isAwaited, CARD_SCRIPT_TIMEOUT_MS, round)
  const isFailed = status === 'failed' || isOverdue

  const number = () => elements?.getElement(CardNumberElement)

  return {
    status: isReady ? 'ready' : isFailed ? 'failed' : isLate ? 'late' : 'loading',
    /** Counts how often the frames were asked for. */
    round,
    onReady(field: FramedField) {
      setReady((known) => new Set(known).add(field))
      if (field !== 'cardNumber' || !wantsFocus.current) return
      wantsFocus.current = false
      number()?.focus()
    },
    /** The frames are no longer there. */
    onGone: () => setReady(new Set()),
    retry() {
      setReady(new Set())
      setRound(round + 1)
      if (status !== 'ready') retryScript()
    },
    /** Empties the fields for another card and leads into them, as soon as they are there. */
    startOver() {
      for (const element of [CardNumberElement, CardExpiryElement, CardCvcElement])
        elements?.getElement(element as typeof CardNumberElement)?.clear()
      wantsFocus.current = !ready.has('cardNumber')
      number()?.focus()
    },
  } as const
}

export type CardFieldsState = ReturnType<typeof useCardFields>
