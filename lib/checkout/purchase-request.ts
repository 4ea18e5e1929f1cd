import type { Address } from '@/lib/api/address'
import type { Plan } from '@/lib/api/plans'
import type { PurchaseRequest } from './attempt'
import type { ChargeTerms } from './charge-terms'

/** What is sent to buy a plan. A plan of all brands never carries one. Specification 7. */
export function purchaseRequest(input: {
  plan: Pick<Plan, 'id' | 'planType'>
  currency: string
  brandId: number | null
  /** Null for the card on file. */
  paymentMethodId: string | null
  stripePromotionCodeId: string | null
  address: Partial<Address> | null
  /** What the payer is shown; null while that is not known. */
  charges: Pick<ChargeTerms, 'today' | 'first'> | null
  referrerId: string | null
  impactClickId: string | null
}): PurchaseRequest {
  const { plan, currency, paymentMethodId, stripePromotionCodeId, address, charges } = input
  const filled = Object.entries(address ?? {}).filter(([, value]) => value)
  return {
    subscription: {
      subscriptionPlanId: plan.id,
      currency,
      stripePaymentMethodId: paymentMethodId,
      stripePromotionCodeId,
      brandId: plan.planType === 'single' ? input.brandId : null,
      expected: charges && { dueToday: charges.today, firstPayment: charges.first },
      ...(filled.length > 0 && { address: Object.fromEntries(filled) }),
    },
    referrerId: input.referrerId,
    impactClickId: input.impactClickId,
  }
}
