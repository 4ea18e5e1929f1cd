import type { Subscription } from '../payments/apply-state'
import { isSameScope, isUpgrade, overlaps, type Scope } from '../payments/scope'

export const planRelations = ['none', 'current', 'included', 'switch', 'replaces'] as const

type Held = Scope & { planId: number }

/**
 * How a plan relates to what a viewer has: the same plan; another plan for exactly the same content;
 * one whose content they have already and more; one that takes the place of their plans of one brand;
 * or none of these. Only `none` and `replaces` can be bought. A plan of one brand is asked about for
 * `brandId`; without it, having the plan for any brand counts as having it.
 */
export function planRelation(
  plan: { id: number; planType: Scope['planType'] },
  brandId: number | undefined,
  held: readonly Held[],
): (typeof planRelations)[number] {
  const single = plan.planType === 'single'
  const scope = scopeOf(plan, brandId)
  const same = held.filter(({ planId }) => planId === plan.id)
  const anyBrand = single && brandId === undefined
  if (same.some((row) => anyBrand || overlaps(row, scope))) return 'current'
  const rivals = held.filter((row) => overlaps(row, scope))
  if (rivals.some((row) => isSameScope(row, scope))) return 'switch'
  if (rivals.some((row) => !isUpgrade(row, scope))) return 'included'
  return rivals.length > 0 ? 'replaces' : 'none'
}

type Replaced = Held & Pick<Subscription, 'status' | 'trialEndsAt' | 'currentPeriodEnd'>

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
