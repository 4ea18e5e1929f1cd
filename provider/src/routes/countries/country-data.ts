import { countryCodes } from '../../countries/country-codes'
import { states } from './states'

const names = new Intl.DisplayNames('en', { type: 'region' })

/** Every country by name; `states_required` says that an address there needs a state. */
export const countries = countryCodes
  .map((iso2) => ({ iso2, name: names.of(iso2) ?? iso2, states_required: states.has(iso2) }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))
