import { and, eq, inArray, ne, notInArray } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/database'
import {
  sandboxCharges,
  sandboxIntents,
  sandboxSubscriptions,
} from '../../../db/schema/sandbox-payments'
import type { GatewayCancel } from '../../../db/schema/subscriptions'
import type { GatewaySubscription } from '../../gateway-state'
import { advance } from './advance'
import { settleIfDue, updateOpenIntent } from './intents'
import { cancelPayment, giveCredit } from './ledger-payment'
import { unusedValue } from './proration'
import {
  activateSubscription,
  type LedgerSubscription,
  lockSubscription,
  toGatewaySubscription,
} from './subscription-state'

async function cancelInLedger(db: Connection, subscription: LedgerSubscription, now: Date) {
  const [row] = await db
    .update(sandboxSubscriptions)
    .set({ status: 'canceled', statusAt: now })
    .where(
      and(
        eq(sandboxSubscriptions.id, subscription.id),
        ne(sandboxSubscriptions.status, 'canceled'),
      ),
    )
    .returning()
  return row ?? subscription
}

/** Ends an unpaid attempt. A paid one becomes active instead. */
export function abandonSubscription(
  db: Database,
  id: string,
  now: Date,
): Promise<GatewaySubscription> {
  return db.transaction(async (tx) => {
    const locked = await lockSubscription(tx, id)
    const { subscription } = locked
    const intent = locked.intent && (await settleIfDue(tx, locked.intent, now))
    if (subscription.status !== 'incomplete') return toGatewaySubscription(subscription, intent)
    if (intent?.status === 'succeeded')
      return toGatewaySubscription(await activateSubscription(tx, subscription, now), intent)
    if (intent && intent.status !== 'canceled')
      await updateOpenIntent(tx, intent, { status: 'canceled' })
    return toGatewaySubscription(await cancelInLedger(tx, subscription, now), intent)
  })
}

/** Returns every payment of a subscription to the card. */
async function refundPayments(db: Connection, id: string) {
  const intents = db
    .select({ id: sandboxIntents.id })
    .from(sandboxIntents)
    .where(eq(sandboxIntents.subscriptionId, id))
  await db
    .update(sandboxCharges)
    .set({ status: 'refunded' })
    .where(and(inArray(sandboxCharges.intentId, intents), eq(sandboxCharges.status, 'succeeded')))
}

/** Ends payments that have taken nothing. */
async function cancelOpenPayments(db: Connection, subscription: LedgerSubscription) {
  const open = await db
    .select()
    .from(sandboxIntents)
    .where(
      and(
        eq(sandboxIntents.subscriptionId, subscription.id),
        notInArray(sandboxIntents.status, ['canceled', 'succeeded']),
      ),
    )
  for (const intent of open) await cancelPayment(db, subscription, intent)
}

/**
 * Ends a subscription at once; with `refund` its payments are returned to the card, with `credit`
 * the rest of its period to the customer's later payments.
 */
export function endSubscription(
  db: Database,
  id: string,
  how: GatewayCancel,
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const locked = await lockSubscription(tx, id)
    const subscription = await advance(tx, locked.subscription, now)
    await cancelOpenPayments(tx, subscription)
    if (how === 'refund') await refundPayments(tx, id)
    if (how === 'credit')
      await giveCredit(tx, subscription.customerId, unusedValue(subscription, now))
    await cancelInLedger(tx, subscription, now)
  })
}

/** The credit that ending a subscription at `at` would give. */
export function previewCredit(
  db: Database,
  id: string,
  { at, now }: { at: Date; now: Date },
): Promise<number> {
  return db.transaction(async (tx) => {
    const { subscription } = await lockSubscription(tx, id)
    return unusedValue(await advance(tx, subscription, now), at)
  })
}
