import type { Plan } from '@/lib/api/plans'
import { savingPercent } from './plan-price'

/**
 * `to` is what changes: the billing interval, or else the plan. `saving` is in whole percent, 0 for
 * none.
 */
export type PlanSwitch = { to: 'month' | 'year' | 'plan'; saving: number }

/** What changes, in a currency, for a member who switches from their current plan to another. */
export function planSwitch(plan: Plan, held: Plan | undefined, currency: string): PlanSwitch {
  const isSameInterval = held?.interval === plan.interval
  return {
    to: isSameInterval ? 'plan' : plan.interval,
    saving: held ? savingPercent(plan, [plan, held], currency) : 0,
  }
}

/**
 * The plan that the selector shows first: the preselected one, else the first for the page's brand.
 */
export function emphasizedPlan(
  plans: readonly Plan[],
  { brandId, preselected }: { brandId: number | null; preselected: number | null },
): Plan | undefined {
  const type = brandId === null ? 'all' : 'single'
  const wanted = plans.find(({ id }) => id === preselected)
  return wanted ?? plans.find(({ planType }) => planType === type) ?? plans[0]
}
