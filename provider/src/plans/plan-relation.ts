import type { Subscription } from '../payments/state/live-subscriptions'
import { isSameScope, isUpgrade, overlaps, type Scope } from '../payments/scope'

export const planRelations = ['none', 'current', 'included', 'switch', 'replaces'] as const

type HeldPlan = Scope & { planId: number }

/**
 * How a plan relates to what a viewer has: the same plan; another plan for exactly the same
 * content; a plan whose content they have already together with more; a plan that would replace
 * their plans of one brand; or none of these. Only `none` and `replaces` can be bought. A plan of
 * one brand is checked for `brandId`; without it, having the plan for any brand counts.
 */
export function planRelation(
  plan: { id: number; planType: Scope['planType'] },
  brandId: number | undefined,
  held: readonly HeldPlan[],
): (typeof planRelations)[number] {
  const single = plan.planType === 'single'
  const scope = scopeOf(plan, brandId)
  const same = held.filter(({ planId }) => planId === plan.id)
  const anyBrand = single && brandId === undefined
  if (same.some((row) => anyBrand || overlaps(row, scope))) return 'current'
  const overlapping = held.filter((row) => overlaps(row, scope))
  if (overlapping.some((row) => isSameScope(row, scope))) return 'switch'
  if (overlapping.some((row) => !isUpgrade(row, scope))) return 'included'
  return overlapping.length > 0 ? 'replaces' : 'none'
}

type Replaced = HeldPlan & Pick<Subscription, 'status' | 'trialEndsAt' | 'currentPeriodEnd'>

/**
 * The plans of one brand that end at once when this plan starts, and what ends with them: free days
 * until `trial_until`, or paid time until `paid_until`, which is neither refunded nor credited.
 */
export function replacedPlans(
  plan: { planType: Scope['planType'] },
  held: readonly Replaced[],
  now: Date,
) {
  const ahead = (date: Date | null) => (date && date > now ? date.toISOString() : null)
  return held
    .filter((row) => isUpgrade(row, scopeOf(plan, undefined)))
    .map(({ brandId, status, trialEndsAt, currentPeriodEnd }) => {
      const trialUntil = ahead(trialEndsAt)
      const isPaid = status === 'active' && trialUntil === null
      return {
        brand_id: brandId!,
        trial_until: trialUntil,
        paid_until: isPaid ? ahead(currentPeriodEnd) : null,
      }
    })
}

function scopeOf(
  { planType }: { planType: Scope['planType'] },
  brandId: number | undefined,
): Scope {
  return { planType, brandId: planType === 'single' ? (brandId ?? null) : null }
}
