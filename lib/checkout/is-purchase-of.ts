import type { Subscription } from '@/lib/api/subscriptions-web'

/** Whether a subscription is of this plan, and of this brand if it is one of a single brand. */
export function isPurchaseOf(
  { subscriptionPlan, brand }: Pick<Subscription, 'subscriptionPlan' | 'brand'>,
  asked: { planId: number; brandId: number | null },
): boolean {
  return (
    String(subscriptionPlan.id) === String(asked.planId) && (brand?.id ?? null) === asked.brandId
  )
}
