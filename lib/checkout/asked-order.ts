import type { Address } from '@/lib/api/address'
import { promotionCode, type PromotionCode } from '@/lib/api/promotion-codes'
import { number, object, optional, type Shape, text, withDefault } from '@/lib/api/shape'
import type { OrderSummary } from '@/lib/checkout/order-summary'

/** Reads what a stored attempt was asked for. */
export const askedOrderShape = object({
  /** Everything that the price depends on, as one text. */
  terms: text,
  promotion: withDefault(optional(promotionCode), null),
  currency: text,
  /** What it takes now, in major units; null when that was not certain. */
  dueToday: withDefault(optional(number), null),
})
/** What the payer saw when they asked for a purchase: it is what they will be charged. */
export type AskedOrder = Shape<typeof askedOrderShape>

/** The order as it stands on the screen, to be kept with the purchase that is asked for. */
export function askedOrder(input: {
  address: Partial<Address> | null
  promotion: PromotionCode | null
  summary: Pick<OrderSummary, 'currency' | 'tax' | 'trialDays' | 'dueToday'>
}): AskedOrder {
  const { address, promotion, summary } = input
  const { currency, tax, trialDays, dueToday } = summary
  const filled = Object.entries(address ?? {}).filter(([, value]) => value)
  const terms = {
    currency,
    code: promotion?.stripePromotionCodeId ?? null,
    address: filled.sort(([one], [other]) => (one < other ? -1 : 1)),
  }
  const certain = tax !== null && trialDays === 0
  return { terms: JSON.stringify(terms), promotion, currency, dueToday: certain ? dueToday : null }
}
