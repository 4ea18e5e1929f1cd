'use client'

import useSWR from 'swr'
import { browserApi } from '@/lib/api/browser'
import { getUser } from '@/lib/api/current-user'
import type { TypedValues } from '@/lib/checkout/payment-fields'
import { readOnce } from '@/hooks/use-read'
import { swrKeys } from '@/lib/api/swr-keys'

/** Initial values of the form: the payer's name and country. Empty when unknown. */
export function usePayerDefaults(member: boolean) {
  const { data, error } = useSWR(member ? swrKeys.user : null, () => getUser(browserApi), readOnce)
  const defaults: Partial<TypedValues> = data
    ? {
        nameOnCard: [data.firstName, data.lastName].filter(Boolean).join(' '),
        country: data.country ?? regionOf(navigator.language),
      }
    : {}
  return { defaults, settled: data !== undefined || error !== undefined }
}

/** The country of a language tag, such as `US` of `en-US`; empty when it names none. */
export function regionOf(language: string): string {
  return /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(language)?.[1] ?? ''
}
