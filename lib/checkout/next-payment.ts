import { toMinorUnits } from '@/lib/billing/money'
import type { LaterCharge } from '@/lib/api/subscriptions'
import type { FlowPurchase } from '@/lib/flow/flow-state'

/** A future payment. */
type Coming = { amount: number; at: string }

/**
 * What follows a purchase: nothing; a payment that stays the same; a payment reduced by a promotion
 * code, with the regular price after it; or a reduced payment whose later price is unknown.
 */
export type NextPayment =
  | { kind: 'none' }
  | ({ kind: 'regular' | 'reduced' } & Coming)
  | ({ kind: 'thenRegular'; regular: LaterCharge } & Coming)

/** The payments after a purchase, using the provider's own amounts where it sends them. */
export function nextPayment(
  purchase: Pick<FlowPurchase, 'price' | 'currency' | 'nextCharge' | 'regular'>,
): NextPayment {
  const { price, currency, nextCharge, regular } = purchase
  if (!nextCharge) return { kind: 'none' }
  const minor = (amount: number) => toMinorUnits(amount, currency)
  const { amount, tax, at } = nextCharge
  const isFull = minor(amount) - minor(tax) >= minor(price)
  if (isFull || regular?.amount === amount) return { kind: 'regular', amount, at }
  return regular ? { kind: 'thenRegular', amount, at, regular } : { kind: 'reduced', amount, at }
}
