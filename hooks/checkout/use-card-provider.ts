'use client'

import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import { loadCardProvider } from '@/lib/checkout/load-card-provider'
import { pageConfig } from '@/lib/config/page-config'
import { reportError } from '@/lib/reports/browser-reports'

export type CardProvider = Loading & { retry: () => void }

type Loading = { status: 'loading' | 'failed'; stripe: null } | { status: 'ready'; stripe: Stripe }

/**
 * The card provider's library, loaded with the screen that takes cards. `retry` loads it again,
 * even while a load is in progress.
 */
export function useCardProvider(): CardProvider {
  const [loading, setLoading] = useState<Loading>({ status: 'loading', stripe: null })
  const [round, setRound] = useState(0)

  useEffect(() => {
    let left = false
    loadCardProvider(pageConfig()?.stripePublishableKey ?? null, { again: round > 0 })
      .then((stripe) => {
        if (!left) setLoading({ status: 'ready', stripe })
      })
      .catch((error: unknown) => {
        reportError(error)
        if (!left) setLoading({ status: 'failed', stripe: null })
      })
    return () => {
      left = true
    }
  }, [round])

  const retry = () => {
    setLoading({ status: 'loading', stripe: null })
    setRound((number) => number + 1)
  }
  return { ...loading, retry }
}
