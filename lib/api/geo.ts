import type { Api } from './client'
import { boolean, list, object, type Infer, string, withDefault } from './schema'

const country = object({
  iso2: string,
  name: string,
  statesRequired: withDefault(boolean, false),
  /** Whether the tax there depends on more than country and postal code. */
  fullAddressRequired: withDefault(boolean, true),
})
const state = object({ iso2: string, name: string })
export type Country = Infer<typeof country>
export type State = Infer<typeof state>

/** All countries, through the proxy that holds the API key for geography data. Specification 7. */
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
