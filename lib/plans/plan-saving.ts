import type { Plan } from '@/lib/api/plans'
import { isSoldIn, priceIn } from './plan-price'

/** How many months one period of a plan covers. */
export function monthsOf({ interval, intervalCount }: Pick<Plan, 'interval' | 'intervalCount'>) {
  return intervalCount * (interval === 'year' ? 12 : 1)
}

/** The price per month of a plan, in major units; the same as its price when it is paid monthly. */
export function monthlyPrice(plan: Plan, currency: string): number {
  return priceIn(plan, currency) / monthsOf(plan)
}

/**
 * By how many whole percent a plan is cheaper per month than the dearest of its type that is sold
 * in the same currency; 0 when it is not. Rounded down: a saving is never promised too large.
 */
export function savingPercent(plan: Plan, plans: readonly Plan[], currency: string): number {
  const alike = plans.filter(
    (other) => other.planType === plan.planType && isSoldIn(other, currency),
  )
  const dearest = Math.max(...alike.map((other) => monthlyPrice(other, currency)))
  const saving = 1 - monthlyPrice(plan, currency) / dearest
  return Number.isFinite(saving) ? Math.floor(saving * 100 + 1e-9) : 0
}
