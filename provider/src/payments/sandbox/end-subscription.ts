import { and, eq, ne } from 'drizzle-orm'
import type { Connection, Database } from '../../db/database'
import { sandboxCharges, sandboxSubscriptions } from '../../db/schema/payments'
import type { GatewaySubscription } from '../gateway'
import { moveIntent, settle } from './intent-state'
import {
  activate,
  lockSubscription,
  toGatewaySubscription,
  type LedgerSubscription,
} from './subscription-state'

async function close(db: Connection, subscription: LedgerSubscription, now: Date) {
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

/** Ends an attempt that nobody has paid. One that has been paid becomes active instead. */
export function abandonSubscription(
  db: Database,
  id: string,
  now: Date,
): Promise<GatewaySubscription> {
  return db.transaction(async (tx) => {
    const locked = await lockSubscription(tx, id)
    if (!locked) throw new Error(`No subscription ${id} in the ledger`)
    const { subscription } = locked
    const intent = locked.intent && (await settle(tx, locked.intent, now))
    if (subscription.status !== 'incomplete') return toGatewaySubscription(subscription, intent)
    if (intent?.status === 'succeeded')
      return toGatewaySubscription(await activate(tx, subscription, now), intent)
    if (intent && intent.status !== 'canceled') await moveIntent(tx, intent, { status: 'canceled' })
    return toGatewaySubscription(await close(tx, subscription, now), intent)
  })
}

/** Ends a subscription at once; with `refund`, what its first payment took goes back to the card. */
export function endSubscription(
  db: Database,
  id: string,
  options: { refund: boolean; now: Date },
): Promise<void> {
  return db.transaction(async (tx) => {
    const locked = await lockSubscription(tx, id)
    if (!locked) throw new Error(`No subscription ${id} in the ledger`)
    const { subscription, intent } = locked
    if (intent && intent.status !== 'canceled' && intent.status !== 'succeeded')
      await moveIntent(tx, intent, { status: 'canceled' })
    if (options.refund && intent)
      await tx
        .update(sandboxCharges)
        .set({ status: 'refunded' })
        .where(and(eq(sandboxCharges.intentId, intent.id), eq(sandboxCharges.status, 'succeeded')))
    await close(tx, subscription, options.now)
  })
}
