import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { type DeclineCode, sandboxPaymentMethods } from '../../../db/schema/sandbox-cards'
import {
  sandboxCharges,
  sandboxIntents,
  sandboxSubscriptions,
} from '../../../db/schema/sandbox-payments'
import { type ApiError, declineError } from './api-error'
import { attachPaymentMethod, type PaymentMethod, randomId } from './payment-methods'

export type Intent = typeof sandboxIntents.$inferSelect
type Status = Intent['status']

/** How long a slow card takes, from its confirmation. */
const slowSettlementMs = 20_000

/** Statuses that can still change; `succeeded` and `canceled` are final. */
const openStatuses: Status[] = ['requires_payment_method', 'requires_action', 'processing']

/** Updates an intent that is still open. Throws when it has ended meanwhile. */
export async function updateOpenIntent(
  db: Connection,
  intent: Intent,
  changes: Partial<Intent> & { status: Status },
): Promise<Intent> {
  const [row] = await db
    .update(sandboxIntents)
    .set(changes)
    .where(and(eq(sandboxIntents.id, intent.id), inArray(sandboxIntents.status, openStatuses)))
    .returning()
  if (!row) throw new Error(`Payment ${intent.id} is already settled`)
  return row
}

/** Reads an intent and locks it until the transaction ends. */
export async function lockIntent(db: Connection, id: string): Promise<Intent | undefined> {
  const [row] = await db
    .select()
    .from(sandboxIntents)
    .where(eq(sandboxIntents.id, id))
    .for('update')
  return row
}

/** The customer who pays an intent. */
export async function customerIdOf(db: Connection, intent: Intent): Promise<string> {
  const [subscription] = await db
    .select({ customerId: sandboxSubscriptions.customerId })
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.id, intent.subscriptionId))
  return subscription!.customerId
}

/**
 * Takes the money in the caller's transaction: one charge, the intent succeeded, the card stored.
 */
export async function succeedIntent(
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
  await attachPaymentMethod(db, paymentMethodId, await customerIdOf(db, intent))
  const confirmedAt = intent.confirmedAt ?? now
  return updateOpenIntent(db, intent, {
    status: 'succeeded',
    paymentMethodId,
    confirmedAt,
    lastError: null,
  })
}

/** Records a declined charge; the intent waits for another card. */
export async function declineIntent(
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
  const waiting = await updateOpenIntent(db, intent, {
    status: 'requires_payment_method',
    paymentMethodId: null,
    confirmedAt: null,
    lastError: error,
  })
  return { intent: waiting, error }
}

/** Completes the payment of a slow card when it is due. Expects a locked intent. */
export async function settleIfDue(db: Connection, intent: Intent, now: Date): Promise<Intent> {
  const { status, confirmedAt, paymentMethodId } = intent
  if (status !== 'processing' || !confirmedAt || !paymentMethodId) return intent
  if (now.getTime() - confirmedAt.getTime() < slowSettlementMs) return intent
  const [card] = await db
    .select({ behavior: sandboxPaymentMethods.behavior })
    .from(sandboxPaymentMethods)
    .where(eq(sandboxPaymentMethods.id, paymentMethodId))
  return card?.behavior.kind === 'slow' ? succeedIntent(db, intent, paymentMethodId, now) : intent
}
