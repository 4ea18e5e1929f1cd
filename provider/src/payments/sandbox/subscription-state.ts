import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { sandboxIntents, sandboxSubscriptions } from '../../db/schema/payments'
import { addInterval } from '../add-interval'
import type { GatewaySubscription } from '../gateway'
import { lockIntent, type Intent } from './intent-state'

export type LedgerSubscription = typeof sandboxSubscriptions.$inferSelect

/** From this read of a paid attempt on, or this long after its payment, it counts as active. */
const readsUntilActive = 2
const msUntilActive = 10_000

/** Both rows of a subscription, locked until the transaction ends; the intent is absent in a trial. */
export async function lockSubscription(db: Connection, id: string) {
  const [subscription] = await db
    .select()
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.id, id))
    .for('update')
  if (!subscription) return undefined
  const [row] = await db
    .select({ id: sandboxIntents.id })
    .from(sandboxIntents)
    .where(eq(sandboxIntents.subscriptionId, id))
  return { subscription, intent: row ? await lockIntent(db, row.id) : undefined }
}

/** Starts the paid period. */
export async function activate(
  db: Connection,
  subscription: LedgerSubscription,
  now: Date,
): Promise<LedgerSubscription> {
  const { id, interval, intervalCount } = subscription
  const currentPeriodEnd = addInterval(now, interval, intervalCount)
  const [row] = await db
    .update(sandboxSubscriptions)
    .set({ status: 'active', statusAt: now, currentPeriodEnd })
    .where(and(eq(sandboxSubscriptions.id, id), eq(sandboxSubscriptions.status, 'incomplete')))
    .returning()
  return row ?? subscription
}

/**
 * The news of a payment takes a moment, as it does at Stripe: a paid attempt becomes active at the
 * payer's second read, or after some seconds if nobody reads. Counted in the row, so that it is the
 * same whichever process answers.
 */
export async function noticePayment(
  db: Connection,
  subscription: LedgerSubscription,
  intent: Intent | undefined,
  options: { now: Date; byPayer: boolean },
): Promise<LedgerSubscription> {
  if (subscription.status !== 'incomplete' || intent?.status !== 'succeeded') return subscription
  const reads = intent.reads + (options.byPayer ? 1 : 0)
  if (options.byPayer)
    await db.update(sandboxIntents).set({ reads }).where(eq(sandboxIntents.id, intent.id))
  const age = options.now.getTime() - (intent.confirmedAt?.getTime() ?? 0)
  const due = reads >= readsUntilActive || age >= msUntilActive
  return due ? activate(db, subscription, options.now) : subscription
}

/** The gateway's answer about a subscription; the secret only while there is something to pay. */
export function toGatewaySubscription(
  subscription: LedgerSubscription,
  intent: Intent | undefined,
): GatewaySubscription {
  const { status, statusAt, trialEndsAt, currentPeriodEnd, cancelAtPeriodEnd } = subscription
  return {
    id: subscription.id,
    intentId: intent?.id,
    clientSecret: status === 'incomplete' ? intent?.clientSecret : undefined,
    state: {
      status: status === 'trialing' ? 'active' : status,
      at: statusAt,
      trialEndsAt: trialEndsAt ?? undefined,
      currentPeriodEnd: currentPeriodEnd ?? undefined,
      cancelAtPeriodEnd,
    },
  }
}
