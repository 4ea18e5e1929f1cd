'use client'

import { useLocale } from 'next-intl'
import useSWR from 'swr'
import { browserApi } from '@/lib/api/browser'
import { type Country, listCountries, listStates, type State } from '@/lib/api/geo'
import { countryCode, optionalFields } from '@/lib/checkout/country'
import { readOnce } from '@/hooks/use-read'
import { swrKeys } from '@/lib/api/swr-keys'

type Countries = { countries: Country[] | null; byHand: boolean; retry: () => void }

/**
 * All countries; null while loading. `byHand` means that loading failed and the country must be
 * typed, until `retry` succeeds.
 */
export function useCountries(): Countries {
  const { data, error, mutate } = useSWR(
    swrKeys.countries,
    () => listCountries(browserApi),
    readOnce,
  )
  return {
    countries: data ?? null,
    byHand: data === undefined && error !== undefined,
    retry: () => void mutate(),
  }
}

/** The states of a country, empty when it has none; null while unknown. @internal */
export function useStates(countryCode: string | null): State[] | null {
  const { data } = useSWR(
    countryCode === null ? null : swrKeys.states(countryCode),
    () => listStates(browserApi, countryCode!),
    readOnce,
  )
  return data ?? null
}

/**
 * What is known of a country that was typed or chosen: its code, its states, and which fields of an
 * address there are optional.
 */
export function useGeography(country: string) {
  const locale = useLocale()
  const { countries, byHand, retry } = useCountries()
  const code = countryCode(country, locale, byHand ? null : (countries ?? []))
  const states = useStates(byHand ? null : code)
  const optional = optionalFields(code, countries)
  return { countries, states, byHand, retryCountries: retry, countryCode: code, optional }
}
