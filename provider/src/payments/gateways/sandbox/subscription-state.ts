import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { sandboxIntents, sandboxSubscriptions } from '../../../db/schema/sandbox-payments'
import type { ChangedPlan, GatewaySubscription } from '../../gateway-state'
import { addInterval } from '../../period'
import type { Intent } from './intents'

export type LedgerSubscription = typeof sandboxSubscriptions.$inferSelect

/** A paid attempt becomes active at this read, or this long after its payment. */
const readsUntilActive = 2
const msUntilActive = 10_000

/**
 * A subscription and its first payment, locked until the transaction ends; in a trial there is no
 * intent. Throws for an unknown id.
 */
export async function lockSubscription(db: Connection, id: string) {
  const [subscription] = await db
    .select()
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.id, id))
    .for('update')
  if (!subscription) throw new Error(`No subscription ${id} in the ledger`)
  const [intent] = await db
    .select()
    .from(sandboxIntents)
    .where(and(eq(sandboxIntents.subscriptionId, id), eq(sandboxIntents.purpose, 'first')))
    .for('update')
  return { subscription, intent }
}

/** Changes a locked subscription. */
export async function updateSubscription(
  db: Connection,
  { id }: LedgerSubscription,
  changes: Partial<LedgerSubscription>,
): Promise<LedgerSubscription> {
  const [row] = await db
    .update(sandboxSubscriptions)
    .set(changes)
    .where(eq(sandboxSubscriptions.id, id))
    .returning()
  return row!
}

/** Starts the paid period. */
export async function activateSubscription(
  db: Connection,
  subscription: LedgerSubscription,
  now: Date,
): Promise<LedgerSubscription> {
  const { id, interval, intervalCount } = subscription
  const currentPeriodEnd = addInterval(now, interval, intervalCount)
  await db
    .update(sandboxIntents)
    .set({ periodStart: now, periodEnd: currentPeriodEnd })
    .where(and(eq(sandboxIntents.subscriptionId, id), eq(sandboxIntents.purpose, 'first')))
  const [row] = await db
    .update(sandboxSubscriptions)
    .set({
      status: 'active',
      statusAt: now,
      billingAnchor: now,
      currentPeriodStart: now,
      currentPeriodEnd,
    })
    .where(and(eq(sandboxSubscriptions.id, id), eq(sandboxSubscriptions.status, 'incomplete')))
    .returning()
  return row ?? subscription
}

/**
 * As at Stripe, a payment takes effect with a delay: a paid attempt becomes active at the payer's
 * second read, or after some seconds if nobody reads. The reads are counted in the row, so that all
 * processes agree.
 */
export async function activateIfDue(
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
  const isDue = reads >= readsUntilActive || age >= msUntilActive
  return isDue ? activateSubscription(db, subscription, options.now) : subscription
}

/**
 * The wire form of a subscription for the gateway interface; the secret only while a payment is
 * due.
 */
export function toGatewaySubscription(
  subscription: LedgerSubscription,
  intent: Intent | undefined,
  change?: Intent,
): GatewaySubscription {
  const { status, trialEndsAt, currentPeriodStart, currentPeriodEnd, billingAnchor } = subscription
  const { pauseStartsAt: startsAt, pauseEndsAt: endsAt } = subscription
  return {
    id: subscription.id,
    intentId: intent?.id,
    clientSecret: status === 'incomplete' ? intent?.clientSecret : undefined,
    billingAnchor: billingAnchor ?? undefined,
    pendingChange: change && { reference: change.reference!, clientSecret: change.clientSecret },
    state: {
      status: status === 'trialing' ? 'active' : status,
      at: subscription.statusAt,
      trialEndsAt: trialEndsAt ?? undefined,
      currentPeriodStart: currentPeriodStart ?? undefined,
      currentPeriodEnd: currentPeriodEnd ?? undefined,
      cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
      pause: startsAt && endsAt ? { startsAt, endsAt } : null,
      plan: changedPlan(subscription),
    },
  }
}

/** The plan that the last change has brought. */
function changedPlan({ terms }: LedgerSubscription): ChangedPlan | undefined {
  const { reference, planId, planType, brandId, price } = terms ?? {}
  return reference && planId && planType && price !== undefined
    ? { reference, planId, planType, brandId: brandId ?? null, price }
    : undefined
}
