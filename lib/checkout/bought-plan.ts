import type { Plan } from '@/lib/api/plans'
import type { Subscription } from '@/lib/api/subscriptions'
import type { LaterCharge } from '@/lib/api/subscriptions'
import type { FlowPurchase } from '@/lib/flow/flow-state'
import { CATALOGUE_LANGUAGE } from '@/lib/locale/catalogue-language'

/**
 * The purchase as the success screen shows it, with what the provider has charged and will charge
 * next. What the provider does not send comes from the order: names, and `regular`, the price with
 * tax after a promotion code has ended.
 */
export function boughtPlan(
  subscription: Subscription,
  { plan, regular }: { plan: Plan | null; regular: LaterCharge | null },
): FlowPurchase {
  const { charged, nextCharge, inTrial, subscriptionPlan, brand } = subscription
  const named = subscriptionPlan.name ? subscriptionPlan : plan
  return {
    subscriptionId: subscription.id,
    planName: named?.name ?? '',
    planLanguage: named?.language ?? CATALOGUE_LANGUAGE,
    planType: subscriptionPlan.planType ?? plan?.planType ?? null,
    interval: subscriptionPlan.interval ?? plan?.interval ?? null,
    intervalCount: plan?.intervalCount ?? 1,
    price: subscriptionPlan.price,
    currency: subscriptionPlan.currency ?? charged?.currency ?? nextCharge?.currency ?? 'usd',
    charged,
    nextCharge,
    regular,
    inTrial,
    currentPeriodEnd: subscription.currentPeriodEnd,
    brandId: brand?.id ?? null,
  }
}
