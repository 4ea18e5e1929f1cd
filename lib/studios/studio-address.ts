import type { Address } from '@/lib/api/address'
import { buildQuery } from '@/lib/routing/query'

/** The lines of a postal address, without the country. */
export function addressLines(address: Address): [street: string, town: string] {
  const { line1, line2, city, state, postalCode } = address
  const region = [state, postalCode].filter(Boolean).join(' ')
  return [[line1, line2].filter(Boolean).join(', '), [city, region].filter(Boolean).join(', ')]
}

/** The name of a city with its state, which tells cities of the same name apart. */
export const cityName = ({ city, state }: Pick<Address, 'city' | 'state'>): string =>
  state ? `${city}, ${state}` : city

/** The URL of directions to an address on an external map. */
export function directionsUrl(address: Address): string {
  const { line1, city, state, postalCode, country } = address
  const region = [state, postalCode].filter(Boolean).join(' ')
  const destination = [line1, city, region, country].filter(Boolean).join(', ')
  return `https://www.google.com/maps/dir/?${buildQuery({ api: 1, destination })}`
}
