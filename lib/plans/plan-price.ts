import type { Plan, PlanType } from '@/lib/api/plans'

type Options<Option> = { currencyOptions: readonly Option[] }

function optionIn<Option extends { currency: string }>(
  { currencyOptions }: Options<Option>,
  currency: string,
): Option | undefined {
  return currencyOptions.find((offered) => offered.currency.toLowerCase() === currency)
}

/** Whether a plan has a price in a currency. */
export function isSoldIn(plan: Options<{ currency: string }>, currency: string): boolean {
  return optionIn(plan, currency) !== undefined
}

/** The price of a plan in a currency, in major units; falls back to the plan's own price. */
export function priceIn(plan: Pick<Plan, 'price' | 'currencyOptions'>, currency: string): number {
  return optionIn(plan, currency)?.price ?? plan.price
}

/** Whether a plan can be bought for a brand; false when it is only sold for other brands. */
export function isSoldFor({ brandIds }: Pick<Plan, 'brandIds'>, brandId: number | null): boolean {
  return brandIds === null || (brandId !== null && brandIds.includes(brandId))
}

/** Whether a plan of one brand still needs it to be chosen; `hasBrand` says that it has been. */
export const needsBrand = (planType: PlanType | null, hasBrand: boolean): boolean =>
  planType === 'single' && !hasBrand

/** What a plan takes of a chosen brand: null where it covers all of them. */
export const brandOfPlan = ({ planType }: Pick<Plan, 'planType'>, brandId: number | null) =>
  planType === 'single' ? brandId : null

/** How many months one period of a plan covers. */
export function monthsOf({ interval, intervalCount }: Pick<Plan, 'interval' | 'intervalCount'>) {
  return intervalCount * (interval === 'year' ? 12 : 1)
}

/** The price per month of a plan, in major units. */
export function monthlyPrice(plan: Plan, currency: string): number {
  return priceIn(plan, currency) / monthsOf(plan)
}

/**
 * How many whole percent a plan is cheaper per month than the most expensive plan of its type that
 * is sold in the same currency; 0 when it is not. Rounded down, so that a saving is never
 * overstated.
 */
export function savingPercent(plan: Plan, plans: readonly Plan[], currency: string): number {
  const alike = plans.filter(
    (other) => other.planType === plan.planType && isSoldIn(other, currency),
  )
  const dearest = Math.max(...alike.map((other) => monthlyPrice(other, currency)))
  const saving = 1 - monthlyPrice(plan, currency) / dearest
  return Number.isFinite(saving) ? Math.floor(saving * 100 + 1e-9) : 0
}
