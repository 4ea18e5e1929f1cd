import type { PromotionCode } from '@/lib/api/promotion-codes'
import { toMinorUnits } from '@/lib/billing/money'

/** Whether a code takes anything off prices in this currency. */
export function appliesTo(promotion: PromotionCode, currency: string): boolean {
  if (promotion.amountOff === null) return promotion.percentOff !== null
  return promotion.currency?.toLowerCase() === currency
}

/** What a code takes off a price, both in minor units of `currency`: never more than the price. */
export function discountOn(
  price: number,
  currency: string,
  promotion: PromotionCode | null,
): number {
  if (!promotion || !appliesTo(promotion, currency)) return 0
  const off =
    promotion.amountOff !== null
      ? toMinorUnits(promotion.amountOff, currency)
      : Math.round((price * (promotion.percentOff ?? 0)) / 100)
  return Math.min(price, Math.max(0, off))
}
