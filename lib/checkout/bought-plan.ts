import type { Plan } from '@/lib/api/plans'
import type { Subscription } from '@/lib/api/subscriptions-web'
import type { OrderSummary } from '@/lib/checkout/order-summary'
import type { FlowPurchase } from '@/lib/flow/flow-state'

/**
 * What the success screen tells of a purchase. What was charged is only told when it is certain: by
 * the provider's word that a trial runs, or by an order whose tax was known.
 */
export function boughtPlan(
  subscription: Subscription,
  plan: Plan | null,
  summary: OrderSummary | null,
): FlowPurchase {
  const { inTrial, subscriptionPlan, brand } = subscription
  const certain = summary !== null && summary.tax !== null && summary.trialDays === 0
  return {
    subscriptionId: subscription.id,
    planName: subscriptionPlan.name || plan?.name || '',
    planType: subscriptionPlan.planType ?? plan?.planType ?? null,
    interval: subscriptionPlan.interval ?? plan?.interval ?? null,
    price: subscriptionPlan.price,
    currency: subscriptionPlan.currency ?? summary?.currency ?? 'usd',
    chargedToday: inTrial ? 0 : certain ? summary.dueToday : null,
    inTrial,
    currentPeriodEnd: subscription.currentPeriodEnd,
    brandId: brand?.id ?? null,
  }
}
