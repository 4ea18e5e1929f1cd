import type { Address } from '@/lib/api/address'
import type { TaxEstimateInput } from '@/lib/api/subscription-plan'
import { DEFAULT_CURRENCY } from '@/lib/billing/currency'
import { isZip } from '@/lib/checkout/validate-payment'

/** How long the form must rest before the tax is asked for, in milliseconds. Requirements PAY-22. */
export const TAX_DELAY_MS = 300

/**
 * What to ask the tax with; null while the address does not tell enough. `newCard` is false when the
 * card on file pays, whose own address then counts. Requirements PAY-22 and PAY-23.
 */
export function taxQuestion(input: {
  newCard: boolean
  address: Partial<Address> | null
  statesRequired: boolean
  stripePromotionCodeId: string | null
  currency: string
}): TaxEstimateInput | null {
  const { newCard, address, statesRequired, stripePromotionCodeId } = input
  const currency = input.currency === DEFAULT_CURRENCY ? null : input.currency
  if (!address?.country || !address.postalCode) return null
  if (!isZip(address.postalCode, address.country)) return null
  if (statesRequired && !address.state) return null
  return { newCc: newCard, address, currency, stripePromotionCodeId }
}
