import { and, eq, max, notInArray, sum } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import {
  sandboxCharges,
  sandboxIntents,
  sandboxSubscriptions,
} from '../../../db/schema/sandbox-payments'
import { sandboxCustomers } from '../../../db/schema/sandbox-cards'
import type { PaymentSummary } from '../../../db/schema/subscriptions'
import type { LedgerSubscription } from './subscription-state'
import { type LedgerPayment, periodPayment, termsOf } from './terms'

/** The credit of a customer in minor units; the row is locked until the transaction ends. */
export async function lockCredit(db: Connection, customerId: string): Promise<number> {
  const [customer] = await db
    .select({ credit: sandboxCustomers.credit })
    .from(sandboxCustomers)
    .where(eq(sandboxCustomers.id, customerId))
    .for('update')
  return customer!.credit
}

/** When the next period begins that is charged. */
const nextChargeAt = ({ currentPeriodEnd: end, pauseEndsAt }: LedgerSubscription): Date =>
  pauseEndsAt && pauseEndsAt > end! ? pauseEndsAt : end!

/** The next payment of a subscription, if its customer has `credit` then. */
export const nextPayment = (subscription: LedgerSubscription, credit: number): LedgerPayment =>
  periodPayment(termsOf(subscription), nextChargeAt(subscription), credit)

/** The renewal of a subscription that is not paid yet. */
async function readOpen(db: Connection, id: string): Promise<PaymentSummary['open']> {
  const [open] = await db
    .select({ amount: sandboxIntents.amount, tax: sandboxIntents.tax })
    .from(sandboxIntents)
    .where(
      and(
        eq(sandboxIntents.subscriptionId, id),
        eq(sandboxIntents.purpose, 'renewal'),
        notInArray(sandboxIntents.status, ['succeeded', 'canceled']),
      ),
    )
  return open ?? null
}

/**
 * What the ledger has charged for a subscription, what it has not been able to charge, and its next
 * payment while it continues.
 */
export async function readPayments(
  db: Connection,
  id: string,
  continues: boolean,
): Promise<PaymentSummary> {
  const [found] = await db
    .select({ subscription: sandboxSubscriptions, credit: sandboxCustomers.credit })
    .from(sandboxSubscriptions)
    .innerJoin(sandboxCustomers, eq(sandboxCustomers.id, sandboxSubscriptions.customerId))
    .where(eq(sandboxSubscriptions.id, id))
  if (!found) throw new Error(`No subscription ${id} in the ledger`)
  const [charged] = await db
    .select({
      amount: sum(sandboxCharges.amount).mapWith(Number),
      tax: sum(sandboxIntents.tax).mapWith(Number),
      at: max(sandboxCharges.createdAt),
    })
    .from(sandboxCharges)
    .innerJoin(sandboxIntents, eq(sandboxIntents.id, sandboxCharges.intentId))
    .where(and(eq(sandboxIntents.subscriptionId, id), eq(sandboxCharges.status, 'succeeded')))
  const next = continues ? nextPayment(found.subscription, found.credit) : null
  return {
    charged: charged?.at
      ? { amount: charged.amount, tax: charged.tax, at: charged.at.toISOString() }
      : null,
    next: next && { amount: next.due, tax: next.tax },
    open: await readOpen(db, id),
  }
}
