import type { Address } from '@/lib/api/address'
import { promotionCode, type PromotionCode } from '@/lib/api/promotion-codes'
import { object, optional, type Shape, text, withDefault } from '@/lib/api/shape'

/** Reads what a stored attempt was asked for. */
export const askedOrderShape = object({
  /** Everything that the price depends on, as one text. */
  terms: text,
  promotion: withDefault(optional(promotionCode), null),
  currency: text,
})
/** What the payer saw when they asked for a purchase. */
export type AskedOrder = Shape<typeof askedOrderShape>

/** The order as it stands on the screen, to be kept with the purchase that is asked for. */
export function askedOrder(input: {
  address: Partial<Address> | null
  promotion: PromotionCode | null
  currency: string
}): AskedOrder {
  const { address, promotion, currency } = input
  const filled = Object.entries(address ?? {}).filter(([, value]) => value)
  const terms = {
    currency,
    code: promotion?.stripePromotionCodeId ?? null,
    address: filled.sort(([one], [other]) => (one < other ? -1 : 1)),
  }
  return { terms: JSON.stringify(terms), promotion, currency }
}
