import type { Plan } from '@/lib/api/plans'

/** Whether a plan has a price in a currency. */
export function isSoldIn({ currencyOptions }: Pick<Plan, 'currencyOptions'>, currency: string) {
  return currencyOptions.some((offered) => offered.currency.toLowerCase() === currency)
}

/** The price of a plan in a currency, in major units; in the plan's own where it has no other. */
export function priceIn(plan: Pick<Plan, 'price' | 'currencyOptions'>, currency: string): number {
  const option = plan.currencyOptions.find((offered) => offered.currency.toLowerCase() === currency)
  return option?.price ?? plan.price
}
