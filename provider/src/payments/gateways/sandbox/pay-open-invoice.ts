import { and, desc, eq, ne } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/database'
import { sandboxIntents, sandboxSubscriptions } from '../../../db/schema/sandbox-payments'
import type { GatewaySubscription } from '../../gateway-state'
import { PaymentRejectedError } from '../../gateway'
import type { ApiError } from './api-error'
import { payIntent } from './confirm-intent'
import { type Intent, settleIfDue } from './intents'
import { selectCard } from './payment-methods'
import {
  type LedgerSubscription,
  lockSubscription,
  toGatewaySubscription,
} from './subscription-state'

/** The last renewal, which a past-due subscription owes unless its payer has paid it meanwhile. */
async function lockLastRenewal(tx: Connection, id: string): Promise<Intent | undefined> {
  const [intent] = await tx
    .select()
    .from(sandboxIntents)
    .where(
      and(
        eq(sandboxIntents.subscriptionId, id),
        eq(sandboxIntents.purpose, 'renewal'),
        ne(sandboxIntents.status, 'canceled'),
      ),
    )
    .orderBy(desc(sandboxIntents.createdAt))
    .limit(1)
    .for('update')
  return intent
}

/** Ends the debt of a subscription whose renewal is paid. */
async function activate(tx: Connection, { id }: LedgerSubscription, now: Date) {
  const [row] = await tx
    .update(sandboxSubscriptions)
    .set({ status: 'active', statusAt: now })
    .where(eq(sandboxSubscriptions.id, id))
    .returning()
  return toGatewaySubscription(row!, undefined)
}

async function pay(
  tx: Connection,
  subscription: LedgerSubscription,
  intent: Intent,
  now: Date,
): Promise<{ result: GatewaySubscription } | { error: ApiError }> {
  const current = await settleIfDue(tx, intent, now)
  if (current.status === 'succeeded') return { result: await activate(tx, subscription, now) }
  const card = await selectCard(tx, undefined, subscription.customerId, now)
  if (!card) throw new PaymentRejectedError('payment_method_required', 'payment_method_required')
  const outcome = await payIntent(tx, current, card, now)
  if (outcome.error) return { error: outcome.error }
  const { status, clientSecret } = outcome.intent!
  if (status === 'succeeded') return { result: await activate(tx, subscription, now) }
  return { result: { ...toGatewaySubscription(subscription, undefined), clientSecret } }
}

/**
 * Charges the default card the renewal that a past-due subscription owes. After the payer has
 * confirmed it, the same call records that it is paid.
 */
export async function payOpenInvoice(
  db: Database,
  id: string,
  now: Date,
): Promise<GatewaySubscription> {
  const outcome = await db.transaction(async (tx) => {
    const { subscription } = await lockSubscription(tx, id)
    const intent = await lockLastRenewal(tx, id)
    return subscription.status === 'past_due' && intent
      ? pay(tx, subscription, intent, now)
      : { result: toGatewaySubscription(subscription, undefined) }
  })
  // Thrown outside of the transaction, because a declined charge stays on record.
  if ('error' in outcome) throw new PaymentRejectedError(outcome.error.message, outcome.error.code)
  return outcome.result
}
