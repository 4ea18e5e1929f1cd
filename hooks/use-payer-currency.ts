'use client'

import useSWR from 'swr'
import { browserApi } from '@/lib/api/browser'
import { getPaymentProfile } from '@/lib/api/payment-profile'
import type { Plan } from '@/lib/api/plans'
import { chooseCurrency } from '@/lib/billing/currency'
import { readOnce } from '@/hooks/read-once'
import { useSignedIn } from '@/hooks/use-signed-in'

/**
 * The currency in which this person sees and pays prices. `settled` is false while their payment
 * profile may still change it. Requirements PAY-24 and PAY-25.
 */
export function usePayerCurrency(plans: readonly Plan[], locale: string) {
  const signedIn = useSignedIn()
  const { data, error } = useSWR(
    signedIn ? 'payment-profile' : null,
    () => getPaymentProfile(browserApi),
    readOnce,
  )
  const profileCurrency = data?.stripeCustomer?.defaultCurrency
  return {
    currency: chooseCurrency({ profileCurrency, locale, plans }),
    settled: signedIn === false || data !== undefined || error !== undefined,
  }
}
