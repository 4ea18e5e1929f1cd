'use client'

import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import { onFirstIdle, onFirstView } from '@/lib/browser/idle'
import { loadCardProvider } from '@/lib/checkout/load-card-provider'
import { pageConfig } from '@/lib/config/page-config'
import { reportError } from '@/lib/reports/browser-reports'

export type CardProvider = Loading & { retry: () => void }

type Loading =
  { status: 'waiting' | 'loading' | 'failed'; stripe: null } | { status: 'ready'; stripe: Stripe }

const LOADING: Loading = { status: 'loading', stripe: null }

/**
 * Whoever came here by a tap is about to pay, so the library loads as soon as the form is drawn. A
 * page that was just opened is read first, and the library would hold up its first seconds.
 */
const hasActed = () => navigator.userActivation?.hasBeenActive ?? false

/**
 * The card provider's library, loaded once the form that takes cards is shown and likely to be
 * used. `retry` loads it again, even while a load is in progress.
 */
export function useCardProvider(isShown = true): CardProvider {
  const [loading, setLoading] = useState<Loading>({ status: 'waiting', stripe: null })
  const [round, setRound] = useState(0)

  useEffect(() => {
    if (!isShown) return
    let left = false
    const load = () => {
      setLoading((known) => (known.status === 'waiting' ? LOADING : known))
      loadCardProvider(pageConfig()?.stripePublishableKey ?? null, { again: round > 0 })
        .then((stripe) => {
          if (!left) setLoading({ status: 'ready', stripe })
        })
        .catch((error: unknown) => {
          reportError(error)
          if (!left) setLoading({ status: 'failed', stripe: null })
        })
    }
    const cancel = (round > 0 || hasActed() ? onFirstIdle : onFirstView)(load)
    return () => {
      left = true
      cancel()
    }
  }, [round, isShown])

  const retry = () => {
    setLoading(LOADING)
    setRound((number) => number + 1)
  }
  return { ...loading, retry }
}
