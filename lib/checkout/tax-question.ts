import type { Address } from '@/lib/api/address'
import type { TaxEstimateInput } from '@/lib/api/subscription-plan'
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
}): TaxEstimateInput | null {
  const { newCard, address, statesRequired, stripePromotionCodeId } = input
  if (!address?.country || !address.postalCode) return null
  if (!isZip(address.postalCode, address.country)) return null
  if (statesRequired && !address.state) return null
  return { newCc: newCard, address, stripePromotionCodeId }
}
