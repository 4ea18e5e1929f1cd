import type { Address } from '@/lib/api/address'
import type { PromotionCode } from '@/lib/api/promotion-codes'
import type { TaxEstimateInput } from '@/lib/api/tax-estimate'
import { DEFAULT_CURRENCY } from '@/lib/billing/currency'
import { codeEnds } from './charge-terms'
import { isZip } from './payment-fields'

/**
 * Delay after the last change of the form before the tax is requested, in milliseconds.
 * Specification 7.
 */
export const TAX_DELAY_MS = 300

/**
 * The input of the tax estimate; null while the address is incomplete. `newCard` is false when the
 * card on file is used.
 */
export function taxQuery(input: {
  newCard: boolean
  address: Partial<Address> | null
  statesRequired: boolean
  stripePromotionCodeId: string | null
  currency: string
}): TaxEstimateInput | null {
  const { newCard, address, statesRequired, stripePromotionCodeId } = input
  const currency = input.currency === DEFAULT_CURRENCY ? null : input.currency
  if (!address || !isTaxable(address)) return null
  if (statesRequired && !address.state) return null
  return { newCc: newCard, address, currency, stripePromotionCodeId }
}

/** Whether an address is complete enough for a tax estimate. */
export const isTaxable = ({ country, postalCode }: Partial<Address>): boolean =>
  Boolean(country && postalCode && isZip(postalCode, country))

/**
 * The input of the tax estimate for the payments after a promotion code has ended; null when the
 * tax on the first payment applies to all.
 */
export function regularTaxQuestion(
  first: TaxEstimateInput | null,
  promotion: PromotionCode | null,
): TaxEstimateInput | null {
  return first && codeEnds(promotion) ? { ...first, stripePromotionCodeId: null } : null
}
