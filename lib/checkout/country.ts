import type { Country } from '@/lib/api/geo'
import type { PaymentField } from './payment-fields'

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
// Countries whose addresses need a state even while the list of countries is unavailable.
const WITH_STATES = ['AU', 'CA', 'US']
// Codes that `Intl.DisplayNames` knows but that are not countries.
const NOT_COUNTRIES = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']

/**
 * The two-letter code of a country entered as its code or as its name in the language of `locale`.
 * Null when it is neither, or not in `countries` (null while the list is unavailable).
 */
export function countryCode(
  text: string,
  locale: string,
  countries: readonly Country[] | null,
): string | null {
  const typed = text.trim()
  if (typed === '') return null
  const lower = typed.toLocaleLowerCase(locale)
  if (countries) {
    const isMeant = ({ iso2, name }: Country) =>
      iso2 === typed || name.toLocaleLowerCase(locale) === lower
    return countries.find(isMeant)?.iso2 ?? null
  }
  // Looking up all names blocks a phone for a third of a second, and most payers enter one of these
  // codes before the list has loaded.
  if (WITH_STATES.includes(typed)) return typed
  return codesByName(locale).get(lower) ?? null
}

/**
 * The fields of an address that may stay empty in this country: what neither its tax nor its
 * addresses need. While the list of countries is unavailable, tax may need all of it.
 */
export function optionalFields(
  code: string | null,
  countries: readonly Country[] | null,
): readonly PaymentField[] {
  const known = countries?.find(({ iso2 }) => iso2 === code)
  if (known && !known.fullAddressRequired) return ['street', 'apt', 'city', 'state']
  const hasStates = known ? known.statesRequired : WITH_STATES.includes(code ?? '')
  return hasStates ? ['apt'] : ['apt', 'state']
}

const known = new Map<string, Map<string, string>>()

function codesByName(locale: string): Map<string, string> {
  const found = known.get(locale)
  if (found) return found
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region', fallback: 'none' })
  const codes = ALPHABET.flatMap((first) => ALPHABET.map((second) => first + second))
  const built = new Map(
    codes.flatMap((code) => {
      const name = NOT_COUNTRIES.includes(code) ? null : names.of(code)
      return name
        ? [[name.toLocaleLowerCase(locale), code] as const, [code.toLowerCase(), code] as const]
        : []
    }),
  )
  known.set(locale, built)
  return built
}
