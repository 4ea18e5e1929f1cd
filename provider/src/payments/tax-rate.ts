import { isCountry } from '../countries/country-codes'
import type { BillingAddress } from '../db/schema/subscriptions'
import type { Message } from '../texts/message'
import { countryRates, stateRates } from './tax-rates'

/** The parts of an address that tax depends on. */
export type TaxAddress = Pick<BillingAddress, 'country' | 'state' | 'postal_code'>

const postalCodes: Record<string, RegExp> = {
  US: /^(?!00000)\d{5}(-\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/,
  AU: /^\d{4}$/,
}

/** The rate at an address in parts per million; 0 where no tax is collected. */
export function taxRate(address: TaxAddress | undefined): number {
  const country = address?.country?.trim().toUpperCase() ?? ''
  const states = Object.hasOwn(stateRates, country) ? stateRates[country] : undefined
  if (!states) return Object.hasOwn(countryRates, country) ? countryRates[country]! : 0
  const state = address?.state?.trim().toUpperCase() ?? ''
  return Object.hasOwn(states, state) ? states[state]! : 0
}

/** What is wrong with an address for tax, as sentences for the payer; empty when nothing is. */
export function taxAddressMessages(address: TaxAddress): Message[] {
  const country = address.country?.trim().toUpperCase() ?? ''
  const postalCode = address.postal_code?.trim().toUpperCase() ?? ''
  if (!isCountry(country)) return ['country_unknown']
  const pattern = Object.hasOwn(postalCodes, country) ? postalCodes[country] : undefined
  if (postalCode === '00000' || (pattern && !pattern.test(postalCode)))
    return ['postal_code_unknown']
  return []
}
