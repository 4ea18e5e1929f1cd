import { iso31661 } from 'iso-3166'

/** ISO 3166-1 codes of countries and territories; their names come from the Unicode tables. */
export const countryCodes = iso31661.map(({ alpha2 }) => alpha2)

const known = new Set(countryCodes)

/** Whether a text is the two-letter code of a country, in capitals. */
export const isCountry = (code: string) => known.has(code)
