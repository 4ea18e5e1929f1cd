import { isUpgrade, overlaps, type Scope } from '../payments/scope'

type Live = Scope & { planId: number }

/**
 * How a plan stands to what a viewer has: the same one, one whose content they have already, one that
 * would take the place of their plans of one brand, or none of these. A plan of one brand is asked
 * about for `brandId`; without it, having the plan for any brand counts as having it.
 */
export function planStanding(
  plan: { id: number; planType: Scope['planType'] },
  brandId: number | undefined,
  live: readonly Live[],
): 'current' | 'covered' | 'upgrade' | 'none' {
  const single = plan.planType === 'single'
  const scope = { planType: plan.planType, brandId: single ? (brandId ?? null) : null }
  const same = live.filter(({ planId }) => planId === plan.id)
  const anyBrand = single && brandId === undefined
  if (same.some((row) => anyBrand || overlaps(row, scope))) return 'current'
  const rivals = live.filter((row) => overlaps(row, scope))
  if (rivals.some((row) => !isUpgrade(row, scope))) return 'covered'
  return rivals.length > 0 ? 'upgrade' : 'none'
}
