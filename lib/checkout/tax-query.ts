import type { Address } from '@/lib/api/address'
import type { PromotionCode } from '@/lib/api/promotion-codes'
import type { TaxEstimateInput } from '@/lib/api/tax-estimate'
import { DEFAULT_CURRENCY } from '@/lib/billing/currency'
import { codeEnds } from './charge-terms'
import { isZip } from './payment-fields'

/** How long the form must rest before the tax is asked for, in milliseconds. Specification 7. */
export const TAX_DELAY_MS = 300

/**
 * What to ask the tax with; null while the address does not tell enough. `newCard` is false when the
 * card on file pays.
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

/** Whether an address tells enough for its tax to be asked for. */
export const isTaxable = ({ country, postalCode }: Partial<Address>): boolean =>
  Boolean(country && postalCode && isZip(postalCode, country))

/**
 * What to ask for the payments after a promotion code has ended; null where the tax on the first
 * payment is the tax on all of them.
 */
export function regularTaxQuestion(
  first: TaxEstimateInput | null,
  promotion: PromotionCode | null,
): TaxEstimateInput | null {
  return first && codeEnds(promotion) ? { ...first, stripePromotionCodeId: null } : null
}
