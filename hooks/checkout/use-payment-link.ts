'use client'

import { useMemo } from 'react'
import useSWR from 'swr'
import { readOnce } from '@/hooks/use-read'
import { useSearch } from '@/hooks/use-search'
import { browserApi } from '@/lib/api/browser'
import { checkPaymentLink, type PaymentLink } from '@/lib/api/payment-links'
import { swrKeys } from '@/lib/api/swr-keys'
import { linkParametersOf } from '@/lib/checkout/payment-link'

type ReadLink = { status: 'loading' | 'failed' } | { status: 'ready'; link: PaymentLink }

/**
 * The payment link of the page's address, as the provider understands it. `brandId` is that of the
 * page, which an address can also name by its key. Nothing is read before `canRead`.
 */
export function usePaymentLink(brandId: number | null, canRead: boolean) {
  const search = useSearch()
  const parameters = useMemo(() => {
    const given = linkParametersOf(new URLSearchParams(search))
    return brandId === null ? given : { brand_id: String(brandId), ...given }
  }, [search, brandId])
  const { data, error, isValidating, mutate } = useSWR(
    canRead ? swrKeys.paymentLink(parameters) : null,
    () => checkPaymentLink(browserApi, parameters),
    readOnce,
  )
  const read: ReadLink = data
    ? { status: 'ready', link: data }
    : { status: error && !isValidating ? 'failed' : 'loading' }
  return { parameters, read, refresh: () => void mutate() }
}
