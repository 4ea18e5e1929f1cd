import type { Subscription } from '@/lib/api/subscriptions'
import { type Brand, defaultBrand } from '@/lib/brand/brands'
import { brandOfRef } from '@/lib/brand/listed-brands'

/**
 * The brand of a member whose only active subscription is for a single brand; X+ for everybody
 * else. Specification 2.
 */
export function planBrand(
  subscriptions: readonly Pick<Subscription, 'status' | 'brand' | 'subscriptionPlan'>[],
): Brand {
  const [only, ...others] = subscriptions.filter(({ status }) => status === 'active')
  if (!only?.brand || others.length > 0 || only.subscriptionPlan.planType !== 'single')
    return defaultBrand
  return brandOfRef(only.brand)
}
