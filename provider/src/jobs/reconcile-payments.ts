import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { subscriptions } from '../db/schema/subscriptions'
import { errorKind } from '../log'
import { flushGatewayCancellations } from '../payments/state/gateway-cancellations'
import type { PaymentDeps } from '../deps'
import { refreshSubscription } from '../payments/purchase/refresh-subscription'
import { readLive } from '../payments/manage/refresh-live'
import { isLive } from '../payments/state/live-subscriptions'
import { startInterval } from './start-interval'

const batchSize = 20
const intervalSeconds = 10

/**
 * Open attempts that have not been checked for a while: at first in every interval, less and less
 * often with age.
 */
async function claimDueAttempts({ cards, db, clock }: PaymentDeps) {
  const now = clock.now()
  const due = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, 'incomplete'),
        // Only the gateway that opened an attempt knows it.
        eq(subscriptions.gateway, cards.name),
        sql`${now} - ${subscriptions.checkedAt} > greatest(make_interval(secs => ${intervalSeconds}),
          (${now} - ${subscriptions.createdAt}) / 4)`,
      ),
    )
    .limit(batchSize)
    .for('update', { skipLocked: true })
  return db
    .update(subscriptions)
    .set({ checkedAt: now })
    .where(sql`${subscriptions.id} in ${due}`)
    .returning()
}

/**
 * Live subscriptions of which the gateway may know more: their period has passed, a declined card is
 * charged again by and by, or a change was left open. Each of them is asked for less and less often.
 */
async function claimOutdated({ cards, db, clock }: PaymentDeps) {
  const now = clock.now()
  const { checkedAt, currentPeriodEnd, pendingChange, status } = subscriptions
  const requestedAt = sql`(${pendingChange} ->> 'requestedAt')::timestamptz`
  const since = sql`coalesce(${requestedAt}, least(${currentPeriodEnd}, ${now}))`
  const due = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        isLive,
        eq(subscriptions.gateway, cards.name),
        isNotNull(subscriptions.gatewaySubscriptionId),
        sql`(${requestedAt} < ${now}::timestamptz - interval '1 minute' or ${currentPeriodEnd} <= ${now}
          or ${status} = 'past_due' and ${now} - ${checkedAt} > interval '1 hour')`,
        sql`${now} - ${checkedAt} > greatest(make_interval(secs => ${intervalSeconds}),
          least((${now} - ${since}) / 4, interval '1 day'))`,
      ),
    )
    .limit(batchSize)
    .for('update', { skipLocked: true })
  return db
    .update(subscriptions)
    .set({ checkedAt: now })
    .where(sql`${subscriptions.id} in ${due}`)
    .returning()
}

/**
 * Background work of payments: payments whose payer has left are recorded, attempts expire, live
 * subscriptions are brought up to date, cancellations reach the gateway. Any number of processes may run it at once.
 *
 * @internal
 */
export async function reconcilePayments(deps: PaymentDeps): Promise<void> {
  for (const row of await claimDueAttempts(deps)) {
    try {
      await refreshSubscription(deps, row, { byPayer: false })
    } catch (error) {
      deps.log.error('attempt not checked', { subscription: row.id, error: errorKind(error) })
    }
  }
  for (const row of await claimOutdated(deps)) {
    try {
      await readLive(deps, row)
    } catch (error) {
      deps.log.error('subscription not checked', { subscription: row.id, error: errorKind(error) })
    }
  }
  await flushGatewayCancellations(deps)
}

/** Reconciles in every interval. Returns a function that stops it and waits for a running one. */
export const startReconciliation = (deps: PaymentDeps): (() => Promise<void>) =>
  startInterval(
    () => reconcilePayments(deps),
    intervalSeconds * 1000,
    (error) => deps.log.error('payments not reconciled', { error: errorKind(error) }),
  )
