import { toMinorUnits } from '@/lib/billing/money'
import type { LaterCharge } from '@/lib/api/subscriptions-web'
import type { FlowPurchase } from '@/lib/flow/flow-state'

/** A payment that is still to come. */
type Coming = { amount: number; at: string }

/**
 * What follows a purchase: nothing; a payment that stays the same; one that a promotion code lowers,
 * with what is paid after it; or one of which only that it is lowered is known.
 */
export type NextPayment =
  | { kind: 'none' }
  | ({ kind: 'regular' | 'reduced' } & Coming)
  | ({ kind: 'thenRegular'; regular: LaterCharge } & Coming)

/** What comes after a purchase, by the provider's own numbers where it tells them. */
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
