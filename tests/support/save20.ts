import type { PromotionCode } from '@/lib/api/promotion-codes'

/** A promotion code with 20 % off the first payment, as decoded from the provider. */
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
