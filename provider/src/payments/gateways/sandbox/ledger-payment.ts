import { eq, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { sandboxCustomers } from '../../../db/schema/sandbox-cards'
import { sandboxIntents } from '../../../db/schema/sandbox-payments'
import { type Intent, updateOpenIntent } from './intents'
import { randomId } from './payment-methods'
import type { LedgerSubscription } from './subscription-state'
import type { LedgerPayment } from './terms'

type NewIntent = Pick<Intent, 'purpose' | 'periodStart' | 'periodEnd'> &
  Partial<Pick<Intent, 'reference' | 'terms'>>

/** Adds to the credit of a customer, in minor units; a negative amount uses it. */
export async function giveCredit(db: Connection, customerId: string, amount: number) {
  if (amount === 0) return
  await db
    .update(sandboxCustomers)
    .set({ credit: sql`${sandboxCustomers.credit} + ${amount}` })
    .where(eq(sandboxCustomers.id, customerId))
}

/**
 * Opens a payment and uses the credit for it, or gives it when the payment is negative. Undefined
 * when no card has to be charged.
 */
export async function openPayment(
  db: Connection,
  { id, customerId, currency }: LedgerSubscription,
  { due, credit, discount, lines, tax }: LedgerPayment,
  about: NewIntent,
  now: Date,
): Promise<Intent | undefined> {
  await giveCredit(db, customerId, -credit)
  if (due === 0) return undefined
  const intentId = randomId('pi')
  const [intent] = await db
    .insert(sandboxIntents)
    .values({
      ...about,
      ...{ tax, discount, credit, lines },
      id: intentId,
      clientSecret: randomId(`${intentId}_secret`),
      subscriptionId: id,
      amount: due,
      currency,
      status: 'requires_payment_method',
      createdAt: now,
    })
    .returning()
  return intent
}

/** Ends a payment that has taken nothing; the credit that it used is there again. */
export async function cancelPayment(
  db: Connection,
  { customerId }: LedgerSubscription,
  intent: Intent,
): Promise<Intent> {
  await giveCredit(db, customerId, intent.credit)
  return updateOpenIntent(db, intent, { status: 'canceled', nextAttemptAt: null })
}
