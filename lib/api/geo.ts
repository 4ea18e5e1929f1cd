import type { Api } from '@/lib/api/client'
import { flag, list, object, type Shape, text, withDefault } from '@/lib/api/shape'

const country = object({ iso2: text, name: text, statesRequired: withDefault(flag, false) })
const state = object({ iso2: text, name: text })
export type Country = Shape<typeof country>
export type State = Shape<typeof state>

/** All countries, by the door that holds the geography key. Specification 7. */
export function listCountries(api: Api): Promise<Country[]> {
  return api.get('/countries', { signOutOn401: false, decode: list(country) })
}

/** The states of a country, given by its two-letter code. */
export function listStates(api: Api, iso2: string): Promise<State[]> {
  return api.get(`/countries/${encodeURIComponent(iso2)}/states`, {
    signOutOn401: false,
    decode: list(state),
  })
}
