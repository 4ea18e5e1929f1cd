import type { Address } from '@/lib/api/address'
import { promotionCode, type PromotionCode } from '@/lib/api/promotion-codes'
import { object, orNull, type Infer, string } from '@/lib/api/schema'
import { type LaterCharge, laterCharge } from './later-charge'

/** Reads what a stored attempt was asked for. */
export const quoteSchema = object({
  /** Everything that the price depends on, as one text. */
  terms: string,
  promotion: orNull(promotionCode),
  currency: string,
  /** What each period costs once a promotion code has ended. */
  regular: orNull(laterCharge),
})
/** What the payer saw when they asked for a purchase. */
export type Quote = Infer<typeof quoteSchema>

/** The order as it stands on the screen, to be kept with the purchase that is asked for. */
export function quote(input: {
  address: Partial<Address> | null
  promotion: PromotionCode | null
  currency: string
  regular: LaterCharge | null
}): Quote {
  const { address, promotion, currency, regular } = input
  const filled = Object.entries(address ?? {}).filter(([, value]) => value)
  const terms = {
    currency,
    code: promotion?.stripePromotionCodeId ?? null,
    address: filled.sort(([one], [other]) => (one < other ? -1 : 1)),
  }
  return { terms: JSON.stringify(terms), promotion, currency, regular }
}
