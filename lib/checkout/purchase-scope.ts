import type { Plan } from '@/lib/api/plans'
import type { Subscription } from '@/lib/api/subscriptions'
import { brandOfId } from '@/lib/brand/parse-brand'
import { brandOfPlan, isSoldFor, needsBrand } from '@/lib/plans/plan-price'

/** Who buys without an account. Every such purchase of a plan in this browser has the same scope. */
export const GUEST = 'guest'

export const isGuest = ({ userId }: Pick<PurchaseScope, 'userId'>): boolean => userId === GUEST

/**
 * What a purchase is about: who buys which plan; `brandId` is null for a plan of all brands. `userId`
 * is `GUEST` for a buyer without an account.
 */
export type PurchaseScope = { userId: string; planId: number; brandId: number | null }

/** The scope of a purchase where the brand `brandId` is chosen; a plan of all brands carries none. */
export function purchaseScope(
  userId: string,
  plan: Pick<Plan, 'id' | 'planType'>,
  brandId: number | null,
): PurchaseScope {
  return { userId, planId: plan.id, brandId: brandOfPlan(plan, brandId) }
}

/** Whether a plan cannot be bought before a brand is chosen, or another than `brandId`. */
export const lacksBrand = (
  plan: Pick<Plan, 'planType' | 'brandIds'>,
  brandId: number | null,
): boolean => needsBrand(plan.planType, brandId !== null && isSoldFor(plan, brandId))

/** Whether the payer could have chosen another brand for this plan. */
export const offersBrands = ({ planType, brandIds }: Pick<Plan, 'planType' | 'brandIds'>) =>
  planType === 'single' && brandIds?.length !== 1

/** The name of the brand that is bought; null for all brands, and for one that is not known. */
export const brandNameOf = ({ brandId }: Pick<PurchaseScope, 'brandId'>): string | null =>
  brandId === null ? null : (brandOfId(brandId)?.name ?? null)

/** One name per scope: of its stored attempt, and of the lock that keeps two tabs from paying. */
export const scopeKey = ({ userId, planId, brandId }: PurchaseScope) =>
  `${scopePrefix(userId)}${planId}:${brandId ?? 'all'}` as const

/** What the keys of all purchases of a person begin with. */
export const scopePrefix = (userId: string) => `checkout:${userId}:` as const

/** Whether a subscription is to what is bought: the same plan, and the same brand if it is of one. */
export function isPurchaseOf(
  { subscriptionPlan, brand }: Pick<Subscription, 'subscriptionPlan' | 'brand'>,
  { planId, brandId }: Pick<PurchaseScope, 'planId' | 'brandId'>,
): boolean {
  return String(subscriptionPlan.id) === String(planId) && (brand?.id ?? null) === brandId
}
