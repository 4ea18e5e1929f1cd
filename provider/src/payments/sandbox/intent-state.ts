import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import {
  sandboxCharges,
  sandboxIntents,
  sandboxPaymentMethods,
  sandboxSubscriptions,
} from '../../db/schema/payments'
import { declineError, type ApiError } from './api-error'
import { keepPaymentMethod, type PaymentMethod } from './payment-methods'
import { randomId } from './random-id'
import type { DeclineCode } from './test-cards'

export type Intent = typeof sandboxIntents.$inferSelect
type Status = Intent['status']

/** How long a slow card takes, from its confirmation. */
const slowSettlementMs = 20_000

/** From these an intent may still go anywhere; `succeeded` and `canceled` are ends. */
const open: Status[] = ['requires_payment_method', 'requires_action', 'processing']

/** Moves an intent on, if it is still open. Throws when it has ended meanwhile. */
export async function moveIntent(
  db: Connection,
  intent: Intent,
  changes: Partial<Intent> & { status: Status },
): Promise<Intent> {
  const [row] = await db
    .update(sandboxIntents)
    .set(changes)
    .where(and(eq(sandboxIntents.id, intent.id), inArray(sandboxIntents.status, open)))
    .returning()
  if (!row) throw new Error(`Payment ${intent.id} is already settled`)
  return row
}

/** Reads an intent and keeps others from changing it until the transaction ends. */
export async function lockIntent(db: Connection, id: string): Promise<Intent | undefined> {
  const [row] = await db
    .select()
    .from(sandboxIntents)
    .where(eq(sandboxIntents.id, id))
    .for('update')
  return row
}

/** Takes the money: one charge, the intent succeeded, the card kept. All in the caller's transaction. */
export async function succeed(
  db: Connection,
  intent: Intent,
  paymentMethodId: string,
  now: Date,
): Promise<Intent> {
  const { amount, currency, id: intentId } = intent
  await db.insert(sandboxCharges).values({
    id: randomId('ch'),
    intentId,
    paymentMethodId,
    amount,
    currency,
    status: 'succeeded',
    createdAt: now,
  })
  const [subscription] = await db
    .select({ customerId: sandboxSubscriptions.customerId })
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.id, intent.subscriptionId))
  await keepPaymentMethod(db, paymentMethodId, subscription!.customerId)
  const confirmedAt = intent.confirmedAt ?? now
  return moveIntent(db, intent, {
    status: 'succeeded',
    paymentMethodId,
    confirmedAt,
    lastError: null,
  })
}

/** Notes a refusal; the intent waits for another card. */
export async function decline(
  db: Connection,
  intent: Intent,
  card: PaymentMethod,
  reason: DeclineCode,
  now: Date,
): Promise<{ intent: Intent; error: ApiError }> {
  const error = { ...declineError(reason), payment_method: { id: card.id } }
  const { amount, currency } = intent
  const charge = {
    id: randomId('ch'),
    intentId: intent.id,
    paymentMethodId: card.id,
    createdAt: now,
  }
  await db
    .insert(sandboxCharges)
    .values({ ...charge, amount, currency, status: 'failed', failureCode: reason })
  const waiting = await moveIntent(db, intent, {
    status: 'requires_payment_method',
    paymentMethodId: null,
    confirmedAt: null,
    lastError: error,
  })
  return { intent: waiting, error }
}

/** Does what the clock alone brings about: a slow card that is due pays. Asks for a locked intent. */
export async function settle(db: Connection, intent: Intent, now: Date): Promise<Intent> {
  const { status, confirmedAt, paymentMethodId } = intent
  if (status !== 'processing' || !confirmedAt || !paymentMethodId) return intent
  if (now.getTime() - confirmedAt.getTime() < slowSettlementMs) return intent
  const [card] = await db
    .select({ behaviour: sandboxPaymentMethods.behaviour })
    .from(sandboxPaymentMethods)
    .where(eq(sandboxPaymentMethods.id, paymentMethodId))
  return card?.behaviour.kind === 'slow' ? succeed(db, intent, paymentMethodId, now) : intent
}
