import { isCountry } from '../../../countries/countries'
import type { BillingAddress } from '../../../db/schema/subscriptions'
import type { Message } from '../../../texts/message'

/**
 * Tax on a streaming subscription, in parts per million of the price: the general rate of the
 * country, or of the state where states differ. Cities and counties add their own, which is why the
 * Stripe gateway uses Stripe Tax instead of this table.
 */
const countryRates: Record<string, number> = {
  AU: 100_000,
  NZ: 150_000,
  GB: 200_000,
  IE: 230_000,
  DE: 190_000,
  FR: 200_000,
  ES: 210_000,
  IT: 220_000,
  NL: 210_000,
}

/** Goods and services tax plus the province's own. */
const canada: Record<string, number> = {
  AB: 50_000,
  BC: 120_000,
  MB: 120_000,
  NB: 150_000,
  NL: 150_000,
  NS: 140_000,
  NT: 50_000,
  NU: 50_000,
  ON: 130_000,
  PE: 150_000,
  QC: 149_750,
  SK: 110_000,
  YT: 50_000,
}

/** States that tax streamed video; the others do not, or have no sales tax. */
const unitedStates: Record<string, number> = {
  AZ: 56_000,
  CT: 63_500,
  HI: 40_000,
  IA: 60_000,
  IN: 70_000,
  KY: 60_000,
  LA: 50_000,
  ME: 55_000,
  MD: 60_000,
  MN: 68_750,
  MS: 70_000,
  NC: 47_500,
  NJ: 66_250,
  NM: 48_750,
  OH: 57_500,
  PA: 60_000,
  RI: 70_000,
  SD: 42_000,
  TN: 70_000,
  TX: 62_500,
  UT: 48_500,
  VT: 60_000,
  WA: 65_000,
  WI: 50_000,
  DC: 60_000,
}

const stateRates: Record<string, Record<string, number>> = { CA: canada, US: unitedStates }

/** Whether the rate differs within a country, given by its two-letter code. */
export const needsFullAddress = (country: string): boolean => Object.hasOwn(stateRates, country)

/** The parts of an address that tax depends on. */
type TaxAddress = Pick<BillingAddress, 'country' | 'state' | 'postal_code'>

const postalCodes: Record<string, RegExp> = {
  US: /^(?!00000)\d{5}(-\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/,
  AU: /^\d{4}$/,
}

/** The rate at an address in parts per million; 0 where no tax is charged. */
export function taxRate(address: TaxAddress | undefined): number {
  const country = address?.country?.trim().toUpperCase() ?? ''
  const states = Object.hasOwn(stateRates, country) ? stateRates[country] : undefined
  if (!states) return Object.hasOwn(countryRates, country) ? countryRates[country]! : 0
  const state = address?.state?.trim().toUpperCase() ?? ''
  return Object.hasOwn(states, state) ? states[state]! : 0
}

/** What is wrong with an address for tax, as messages for the payer; empty when nothing is. */
export function taxAddressMessages(address: TaxAddress): Message[] {
  const country = address.country?.trim().toUpperCase() ?? ''
  const postalCode = address.postal_code?.trim().toUpperCase() ?? ''
  if (!isCountry(country)) return ['country_unknown']
  const pattern = Object.hasOwn(postalCodes, country) ? postalCodes[country] : undefined
  if (postalCode === '00000' || (pattern && !pattern.test(postalCode)))
    return ['postal_code_unknown']
  return []
}
