import type { Plan } from '@/lib/api/plans'
import type { Subscription } from '@/lib/api/subscriptions-web'
import type { FlowPurchase } from '@/lib/flow/flow-state'
import { CATALOGUE_LANGUAGE } from '@/lib/locale/catalogue-language'

/**
 * What the success screen tells of a purchase: what the provider took and will take, never what was
 * asked for. `plan` names what the subscription itself does not.
 */
export function boughtPlan(subscription: Subscription, plan: Plan | null): FlowPurchase {
  const { charged, nextCharge, inTrial, subscriptionPlan, brand } = subscription
  const named = subscriptionPlan.name ? subscriptionPlan : plan
  return {
    subscriptionId: subscription.id,
    planName: named?.name ?? '',
    planLanguage: named?.language ?? CATALOGUE_LANGUAGE,
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
