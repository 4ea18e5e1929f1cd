import type { BuyerInput } from '@/lib/api/subscriptions-web'
import type { Address } from '@/lib/api/address'
import type { PurchaseRequest } from './attempt'
import type { ChargeTerms } from './charge-terms'
import type { PurchaseScope } from './purchase-scope'

/** What is sent to buy a plan. */
export function purchaseRequest(input: {
  scope: Pick<PurchaseScope, 'planId' | 'brandId'>
  currency: string
  /** Null for the card on file. */
  paymentMethodId: string | null
  stripePromotionCodeId: string | null
  /** The studio that gets the credit, and the offer that was taken. */
  studioId: number | null
  offerId: number | null
  /** Null for a signed-in buyer. */
  buyer: BuyerInput | null
  address: Partial<Address> | null
  /** The amounts that the payer is shown; null while they are unknown. */
  charges: Pick<ChargeTerms, 'today' | 'first'> | null
  referrerId: string | null
  impactClickId: string | null
}): PurchaseRequest {
  const { scope, currency, paymentMethodId, stripePromotionCodeId, address, charges } = input
  const filled = Object.entries(address ?? {}).filter(([, value]) => value)
  return {
    subscription: {
      subscriptionPlanId: scope.planId,
      currency,
      stripePaymentMethodId: paymentMethodId,
      stripePromotionCodeId,
      marketingOfferId: input.offerId,
      studioId: input.studioId,
      user: input.buyer,
      brandId: scope.brandId,
      expected: charges && { dueToday: charges.today, firstPayment: charges.first },
      ...(filled.length > 0 && { address: Object.fromEntries(filled) }),
    },
    referrerId: input.referrerId,
    impactClickId: input.impactClickId,
  }
}
