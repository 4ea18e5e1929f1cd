import type { Plan } from '@/lib/api/plans'

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

/** The price of a plan in a currency, in major units; in the plan's own where it has no other. */
export function priceIn(plan: Pick<Plan, 'price' | 'currencyOptions'>, currency: string): number {
  return optionIn(plan, currency)?.price ?? plan.price
}

/** Whether a plan can be bought for a brand: not when it is sold for others alone. */
export function isSoldFor({ brandIds }: Pick<Plan, 'brandIds'>, brandId: number | null): boolean {
  return brandIds === null || (brandId !== null && brandIds.includes(brandId))
}

/** What a plan takes of a chosen brand: null where it covers all of them. */
export const brandOfPlan = ({ planType }: Pick<Plan, 'planType'>, brandId: number | null) =>
  planType === 'single' ? brandId : null
