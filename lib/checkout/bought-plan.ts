import type { Plan } from '@/lib/api/plans'
import type { Subscription } from '@/lib/api/subscriptions-web'
import type { FlowPurchase } from '@/lib/flow/flow-state'

/**
 * What the success screen tells of a purchase: what the provider took and will take, never what was
 * asked for. `plan` names what the subscription itself does not.
 */
export function boughtPlan(subscription: Subscription, plan: Plan | null): FlowPurchase {
  const { charged, nextCharge, inTrial, subscriptionPlan, brand } = subscription
  return {
    subscriptionId: subscription.id,
    planName: subscriptionPlan.name || plan?.name || '',
    planType: subscriptionPlan.planType ?? plan?.planType ?? null,
    interval: subscriptionPlan.interval ?? plan?.interval ?? null,
    price: subscriptionPlan.price,
    currency: subscriptionPlan.currency ?? charged?.currency ?? nextCharge?.currency ?? 'usd',
    charged,
    nextCharge,
    inTrial,
    currentPeriodEnd: subscription.currentPeriodEnd,
    brandId: brand?.id ?? null,
  }
}
