import type { Plan } from '@/lib/api/plans'
import { savingPercent } from './plan-price'

/** `to`: what changes, `plan` when it is not how often one pays. `saving` in whole percent, 0 for none. */
export type PlanSwitch = { to: 'month' | 'year' | 'plan'; saving: number }

/** What somebody would change by switching from the plan that they have to another, in a currency. */
export function planSwitch(plan: Plan, held: Plan | undefined, currency: string): PlanSwitch {
  const isSameInterval = held?.interval === plan.interval
  return {
    to: isSameInterval ? 'plan' : plan.interval,
    saving: held ? savingPercent(plan, [plan, held], currency) : 0,
  }
}

/** The plan that the selector puts first: the one of the link, else the first for the page's brand. */
export function emphasizedPlan(
  plans: readonly Plan[],
  { brandId, preselected }: { brandId: number | null; preselected: number | null },
): Plan | undefined {
  const type = brandId === null ? 'all' : 'single'
  const wanted = plans.find(({ id }) => id === preselected)
  return wanted ?? plans.find(({ planType }) => planType === type) ?? plans[0]
}
