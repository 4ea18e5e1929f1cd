import type { PromotionCode } from '@/lib/api/promotion-codes'

/** A fifth off the first payment, as the provider gives it for its code. */
export const save20: PromotionCode = {
  code: 'SAVE20',
  title: '20% off',
  language: 'en',
  stripePromotionCodeId: 'promo_1',
  percentOff: 20,
  amountOff: null,
  currency: null,
  duration: 'once',
  durationInMonths: null,
}
