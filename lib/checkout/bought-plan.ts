import type { Plan } from '@/lib/api/plans'
import type { Subscription } from '@/lib/api/subscriptions-web'
import type { AskedOrder } from '@/lib/checkout/asked-order'
import type { FlowPurchase } from '@/lib/flow/flow-state'

/**
 * What the success screen tells of a purchase. What was charged is only told when it is certain: by
 * the provider's word that a trial runs, or by the order that was asked for, when its tax was known.
 */
export function boughtPlan(
  subscription: Subscription,
  plan: Plan | null,
  asked: AskedOrder | null,
): FlowPurchase {
  const { inTrial, subscriptionPlan, brand } = subscription
  return {
    subscriptionId: subscription.id,
    planName: subscriptionPlan.name || plan?.name || '',
    planType: subscriptionPlan.planType ?? plan?.planType ?? null,
    interval: subscriptionPlan.interval ?? plan?.interval ?? null,
    price: subscriptionPlan.price,
    currency: subscriptionPlan.currency ?? asked?.currency ?? 'usd',
    chargedToday: inTrial ? 0 : (asked?.dueToday ?? null),
    inTrial,
    currentPeriodEnd: subscription.currentPeriodEnd,
    brandId: brand?.id ?? null,
  }
}
