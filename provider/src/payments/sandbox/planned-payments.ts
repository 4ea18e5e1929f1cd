import type { NewSubscription, Payment } from '../gateway'
import { shareOf } from '../money'
import { taxRate } from '../tax-rate'

/** Whether a code that counts for the first payment counts for the second one too. */
function isDiscountedAgain({ plan, promotionCode }: NewSubscription): boolean {
  if (promotionCode?.duration === 'forever') return true
  if (promotionCode?.duration !== 'repeating') return false
  const months = plan.intervalCount * (plan.interval === 'year' ? 12 : 1)
  return (promotionCode.durationInMonths ?? 0) > months
}

/** What the first payment of a new subscription takes, and what each later one does. */
export function plannedPayments(input: NewSubscription): { first: Payment; later: Payment } {
  const { amounts, taxed, address } = input
  const { price, discount, tax } = amounts
  const first = { amount: price - discount + tax, tax }
  if (isDiscountedAgain(input)) return { first, later: first }
  const fullTax = taxed ? shareOf(price, taxRate(address)) : 0
  return { first, later: { amount: price + fullTax, tax: fullTax } }
}
