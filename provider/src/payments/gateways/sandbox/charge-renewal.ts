import { and, desc, eq } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import type { CardBehavior, DeclineCode } from '../../../db/schema/sandbox-cards'
import { sandboxIntents } from '../../../db/schema/sandbox-payments'
import { addMs, dayMs } from '../../../time'
import { declineIntent, type Intent, succeedIntent, updateOpenIntent } from './intents'
import { cancelPayment } from './ledger-payment'
import { selectCard } from './payment-methods'
import { type LedgerSubscription, updateSubscription } from './subscription-state'

/** When a declined renewal is charged again, in days after its period began. */
const retryDays = [3, 5, 7]

/**
 * Why a card is declined when its owner is not there; undefined when it pays. A card that asked for
 * 3-D Secure when it was stored does not ask again.
 */
function declineCode(behavior: CardBehavior): DeclineCode | undefined {
  switch (behavior.kind) {
    case 'approve':
    case 'slow':
      return undefined
    case 'challenge':
      return behavior.afterwards === 'approve' ? undefined : behavior.afterwards
    case 'decline':
      return behavior.code
    case 'expired':
      return 'expired_card'
    case 'never':
    case 'refused':
      return 'processing_error'
  }
}

/** The renewal of a past due subscription that waits for a card. */
export async function findOpenRenewal(db: Connection, id: string): Promise<Intent | undefined> {
  const [intent] = await db
    .select()
    .from(sandboxIntents)
    .where(
      and(
        eq(sandboxIntents.subscriptionId, id),
        eq(sandboxIntents.purpose, 'renewal'),
        eq(sandboxIntents.status, 'requires_payment_method'),
      ),
    )
    .orderBy(desc(sandboxIntents.createdAt))
    .limit(1)
  return intent
}

/** Plans the next attempt; a renewal without one is given up, and the subscription ends. */
async function recordDecline(
  db: Connection,
  subscription: LedgerSubscription,
  intent: Intent,
  at: Date,
): Promise<LedgerSubscription> {
  const attempts = intent.attempts + 1
  const days = retryDays[attempts - 1]
  if (days === undefined) {
    await cancelPayment(db, subscription, intent)
    return updateSubscription(db, subscription, { status: 'canceled', statusAt: at })
  }
  const nextAttemptAt = addMs(intent.periodStart!, days * dayMs)
  await updateOpenIntent(db, intent, { status: 'requires_payment_method', attempts, nextAttemptAt })
  return updateSubscription(db, subscription, { status: 'past_due', statusAt: at })
}

/**
 * Charges the default card of the customer for a renewal, in the caller's transaction: the
 * subscription becomes active, or past due, or ends with the last attempt.
 */
export async function chargeRenewal(
  db: Connection,
  subscription: LedgerSubscription,
  intent: Intent,
  at: Date,
): Promise<LedgerSubscription> {
  const card = await selectCard(db, undefined, subscription.customerId, at)
  const reason = card && declineCode(card.behavior)
  if (!card) return recordDecline(db, subscription, intent, at)
  if (reason) {
    const declined = await declineIntent(db, intent, card, reason, at)
    return recordDecline(db, subscription, declined.intent, at)
  }
  await succeedIntent(db, { ...intent, confirmedAt: at }, card.id, at)
  return updateSubscription(db, subscription, { status: 'active', statusAt: at })
}
