import { and, eq, max, sum } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { sandboxCharges, sandboxIntents, sandboxSubscriptions } from '../../../db/schema/sandbox'
import type { Payment, PaymentSummary } from '../../../db/schema/subscriptions'
import type { NewSubscription } from '../../gateway'
import { shareOf } from '../../money'
import { taxRate } from './tax'

/**
 * The end of a billing period: `count` months or years after `start`, on the same day of the month,
 * or on the month's last day if it is shorter. UTC.
 */
export function addInterval(start: Date, interval: 'month' | 'year', count: number): Date {
  const months = interval === 'year' ? count * 12 : count
  const end = new Date(start)
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay))
  return end
}

/** Whether a code that discounts the first payment discounts the second one too. */
function isDiscountedAgain({ plan, promotionCode }: NewSubscription): boolean {
  if (promotionCode?.duration === 'forever') return true
  if (promotionCode?.duration !== 'repeating') return false
  const months = plan.intervalCount * (plan.interval === 'year' ? 12 : 1)
  return (promotionCode.durationInMonths ?? 0) > months
}

/** The amounts of the first payment of a new subscription and of each later one. */
export function planPayments(input: NewSubscription): { first: Payment; later: Payment } {
  const { amounts, taxed, address } = input
  const { price, discount, tax } = amounts
  const first = { amount: price - discount + tax, tax }
  if (isDiscountedAgain(input)) return { first, later: first }
  const fullTax = taxed ? shareOf(price, taxRate(address)) : 0
  return { first, later: { amount: price + fullTax, tax: fullTax } }
}

/** What the ledger has charged for a subscription, and its next payment while it continues. */
export async function readPayments(
  db: Connection,
  id: string,
  continues: boolean,
): Promise<PaymentSummary> {
  const [subscription] = await db
    .select()
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.id, id))
  if (!subscription) throw new Error(`No subscription ${id} in the ledger`)
  const [charged] = await db
    .select({
      amount: sum(sandboxCharges.amount).mapWith(Number),
      at: max(sandboxCharges.createdAt),
    })
    .from(sandboxCharges)
    .innerJoin(sandboxIntents, eq(sandboxIntents.id, sandboxCharges.intentId))
    .where(and(eq(sandboxIntents.subscriptionId, id), eq(sandboxCharges.status, 'succeeded')))
  const { first, later } = subscription.payments
  return {
    charged: charged?.at
      ? { amount: charged.amount, tax: first.tax, at: charged.at.toISOString() }
      : null,
    next: continues ? (subscription.status === 'trialing' ? first : later) : null,
  }
}
