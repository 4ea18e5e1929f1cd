import { iso31661 } from 'iso-3166'
import { statesByCountry } from './states'

/** ISO 3166-1 codes of countries and territories; their names come from `Intl.DisplayNames`. */
const countryCodes = iso31661.map(({ alpha2 }) => alpha2)

const known = new Set(countryCodes)

/** Whether a string is the two-letter code of a country, in upper case. */
export const isCountry = (code: string) => known.has(code)

const names = new Intl.DisplayNames('en', { type: 'region' })

/** Every country by name; `states_required` says that an address there needs a state. */
export const countries = countryCodes
  .map((iso2) => ({
    iso2,
    name: names.of(iso2) ?? iso2,
    states_required: statesByCountry.has(iso2),
  }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))
