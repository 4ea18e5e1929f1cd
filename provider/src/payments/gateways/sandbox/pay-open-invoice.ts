import { and, asc, eq, notInArray } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/database'
import { sandboxIntents, sandboxSubscriptions } from '../../../db/schema/sandbox'
import { type GatewaySubscription, PaymentRejectedError } from '../../gateway'
import { payIntent } from './confirm-intent'
import { type Intent, lockIntent } from './intents'
import { selectCard } from './payment-methods'
import {
  type LedgerSubscription,
  lockSubscription,
  toGatewaySubscription,
} from './subscription-state'

/** The oldest renewal that is not paid. */
async function lockOpenRenewal(tx: Connection, id: string): Promise<Intent | undefined> {
  const [row] = await tx
    .select({ id: sandboxIntents.id })
    .from(sandboxIntents)
    .where(
      and(
        eq(sandboxIntents.subscriptionId, id),
        eq(sandboxIntents.purpose, 'renewal'),
        notInArray(sandboxIntents.status, ['succeeded', 'canceled']),
      ),
    )
    .orderBy(asc(sandboxIntents.createdAt))
    .limit(1)
  return row && lockIntent(tx, row.id)
}

/** Begins the period that a renewal has paid. */
async function beginPeriod(
  tx: Connection,
  subscription: LedgerSubscription,
  { periodStart, periodEnd }: Intent,
  now: Date,
): Promise<LedgerSubscription> {
  const [row] = await tx
    .update(sandboxSubscriptions)
    .set({
      status: 'active',
      statusAt: now,
      currentPeriodStart: periodStart ?? subscription.currentPeriodStart,
      currentPeriodEnd: periodEnd ?? subscription.currentPeriodEnd,
    })
    .where(eq(sandboxSubscriptions.id, subscription.id))
    .returning()
  return row!
}

/** Charges the default card the renewal that a past-due subscription owes. */
export async function payOpenInvoice(
  db: Database,
  id: string,
  now: Date,
): Promise<GatewaySubscription> {
  const { paid, error } = await db.transaction(async (tx) => {
    const { subscription } = await lockSubscription(tx, id)
    const intent = await lockOpenRenewal(tx, id)
    if (subscription.status !== 'past_due' || !intent)
      return { paid: toGatewaySubscription(subscription, undefined) }
    const card = await selectCard(tx, undefined, subscription.customerId, now)
    if (!card) throw new PaymentRejectedError('payment_method_required', 'payment_method_required')
    const outcome = await payIntent(tx, intent, card, now)
    // A declined charge is on record too, so the transaction ends before it is thrown.
    if (outcome.error) return { error: outcome.error }
    const { status, clientSecret } = outcome.intent!
    if (status === 'succeeded')
      return {
        paid: toGatewaySubscription(await beginPeriod(tx, subscription, intent, now), undefined),
      }
    return { paid: { ...toGatewaySubscription(subscription, undefined), clientSecret } }
  })
  if (error) throw new PaymentRejectedError(error.message, error.code)
  return paid!
}
