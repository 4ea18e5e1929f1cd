import { type Amounts, toMajor } from '../money'
import { purchaseError } from './purchase-errors'

/** What a payer was shown, tax included, in major units: due now, and the first payment of all. */
export type ExpectedCharges = { due_today: number; first_payment: number }

/** Throws a 422 when a purchase would take another amount than the payer was shown. */
export function checkExpectedCharges(
  expected: ExpectedCharges | null | undefined,
  { price, discount, tax, total }: Amounts,
  currency: string,
): void {
  if (!expected) return
  const first = price - discount + tax
  const isShown =
    expected.due_today === toMajor(total, currency) &&
    expected.first_payment === toMajor(first, currency)
  if (!isShown) throw purchaseError('price_changed', 'price_changed')
}
