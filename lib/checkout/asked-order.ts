import type { Address } from '@/lib/api/address'
import { promotionCode, type PromotionCode } from '@/lib/api/promotion-codes'
import { object, optional, type Shape, text, withDefault } from '@/lib/api/shape'
import { type LaterCharge, laterCharge } from '@/lib/checkout/later-charge'

/** Reads what a stored attempt was asked for. */
export const askedOrderShape = object({
  /** Everything that the price depends on, as one text. */
  terms: text,
  promotion: withDefault(optional(promotionCode), null),
  currency: text,
  /** What each period costs once a promotion code has ended. */
  regular: withDefault(optional(laterCharge), null),
})
/** What the payer saw when they asked for a purchase. */
export type AskedOrder = Shape<typeof askedOrderShape>

/** The order as it stands on the screen, to be kept with the purchase that is asked for. */
export function askedOrder(input: {
  address: Partial<Address> | null
  promotion: PromotionCode | null
  currency: string
  regular: LaterCharge | null
}): AskedOrder {
  const { address, promotion, currency, regular } = input
  const filled = Object.entries(address ?? {}).filter(([, value]) => value)
  const terms = {
    currency,
    code: promotion?.stripePromotionCodeId ?? null,
    address: filled.sort(([one], [other]) => (one < other ? -1 : 1)),
  }
  return { terms: JSON.stringify(terms), promotion, currency, regular }
}
