'use client'

import useSWR from 'swr'
import { browserApi } from '@/lib/api/browser'
import { getPaymentProfile } from '@/lib/api/payment-profile'
import type { Plan } from '@/lib/api/plans'
import { chooseCurrency, planCurrency } from '@/lib/billing/currency'
import { readOnce } from '@/hooks/use-read'
import { useSignedIn } from '@/hooks/session/use-signed-in'
import { swrKeys } from '@/lib/api/swr-keys'

/**
 * The currency in which this user sees prices, and the one in which they pay for a plan (null when
 * they cannot buy it). `own` is the currency of their earlier payments. `profile` is the state of
 * reading those: while `loading` they may still change the currency. Specification 9.
 */
export function usePayerCurrency(plans: readonly Plan[], locale: string) {
  const signedIn = useSignedIn()
  const { data, error, isValidating, mutate } = useSWR(
    signedIn ? swrKeys.paymentProfile : null,
    () => getPaymentProfile(browserApi),
    readOnce,
  )
  const profileCurrency = data?.stripeCustomer?.defaultCurrency ?? null
  const listCurrency = chooseCurrency({ profileCurrency, locale, plans })
  return {
    own: profileCurrency,
    currency: profileCurrency?.toLowerCase() ?? listCurrency,
    currencyOf: (plan: Plan) => planCurrency({ profileCurrency, listCurrency, plan }),
    profile: {
      status: signedIn === false || data ? 'ready' : error ? 'failed' : 'loading',
      retrying: isValidating,
      retry: () => void mutate(),
    },
  } as const
}
