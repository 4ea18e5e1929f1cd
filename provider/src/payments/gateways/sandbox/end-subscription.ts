import { and, eq, ne } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/database'
import { sandboxCharges, sandboxSubscriptions } from '../../../db/schema/sandbox'
import type { GatewaySubscription } from '../../gateway'
import { updateOpenIntent, settleIfDue } from './intents'
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

/** Ends a subscription at once; with `refund` its first payment is returned to the card. */
export function endSubscription(
  db: Database,
  id: string,
  options: { refund: boolean; now: Date },
): Promise<void> {
  return db.transaction(async (tx) => {
    const locked = await lockSubscription(tx, id)
    const { subscription, intent } = locked
    if (intent && intent.status !== 'canceled' && intent.status !== 'succeeded')
      await updateOpenIntent(tx, intent, { status: 'canceled' })
    if (options.refund && intent)
      await tx
        .update(sandboxCharges)
        .set({ status: 'refunded' })
        .where(and(eq(sandboxCharges.intentId, intent.id), eq(sandboxCharges.status, 'succeeded')))
    await cancelInLedger(tx, subscription, options.now)
  })
}
