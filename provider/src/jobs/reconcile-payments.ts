import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { subscriptions } from '../db/schema/subscriptions'
import { errorKind } from '../log'
import { flushCustomerDeletions } from '../payments/state/customer-deletions'
import { flushGatewayCancellations } from '../payments/state/gateway-cancellations'
import type { PaymentDeps } from '../deps'
import { refreshSubscription } from '../payments/purchase/refresh-subscription'
import { readLive } from '../payments/manage/refresh-live'
import { isLive } from '../payments/state/live-subscriptions'
import { startInterval } from './start-interval'

const batchSize = 20
const intervalSeconds = 10

/**
 * Claims subscriptions of this gateway that `isDue`, for one process each. The longest not checked
 * come first, so that many that are due never keep the others waiting.
 */
function claimDue({ cards, db, clock }: PaymentDeps, isDue: SQL | undefined) {
  const due = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    // Only the gateway that opened a subscription knows it.
    .where(and(eq(subscriptions.gateway, cards.name), isDue))
    .orderBy(asc(subscriptions.checkedAt))
    .limit(batchSize)
    .for('update', { skipLocked: true })
  return db
    .update(subscriptions)
    .set({ checkedAt: clock.now() })
    .where(sql`${subscriptions.id} in ${due}`)
    .returning()
}

/**
 * Open attempts that have not been checked for a while: at first in every interval, less and less
 * often with age.
 */
const isAttemptDue = (now: Date) =>
  and(
    eq(subscriptions.status, 'incomplete'),
    sql`${now} - ${subscriptions.checkedAt} > greatest(make_interval(secs => ${intervalSeconds}),
      (${now} - ${subscriptions.createdAt}) / 4)`,
  )

/**
 * Live subscriptions of which the gateway may know more: their period has passed, a declined card is
 * charged again by and by, or a change was left open. Each of them is asked for less and less often.
 */
function isLiveOneDue(now: Date) {
  const { checkedAt, currentPeriodEnd, pendingChange, status } = subscriptions
  const requestedAt = sql`(${pendingChange} ->> 'requestedAt')::timestamptz`
  const since = sql`coalesce(${requestedAt}, least(${currentPeriodEnd}, ${now}))`
  return and(
    isLive,
    isNotNull(subscriptions.gatewaySubscriptionId),
    sql`(${requestedAt} < ${now}::timestamptz - interval '1 minute' or ${currentPeriodEnd} <= ${now}
      or ${status} = 'past_due' and ${now} - ${checkedAt} > interval '1 hour')`,
    sql`${now} - ${checkedAt} > greatest(make_interval(secs => ${intervalSeconds}),
      least((${now} - ${since}) / 4, interval '1 day'))`,
  )
}

/**
 * Background work of payments: payments whose payer has left are recorded, attempts expire, live
 * subscriptions are brought up to date, cancellations reach the gateway. Any number of processes may
 * run it at once.
 *
 * @internal
 */
export async function reconcilePayments(deps: PaymentDeps): Promise<void> {
  for (const row of await claimDue(deps, isAttemptDue(deps.clock.now()))) {
    try {
      await refreshSubscription(deps, row, { byPayer: false })
    } catch (error) {
      deps.log.error('attempt not checked', { subscription: row.id, error: errorKind(error) })
    }
  }
  for (const row of await claimDue(deps, isLiveOneDue(deps.clock.now()))) {
    try {
      await readLive(deps, row)
    } catch (error) {
      deps.log.error('subscription not checked', { subscription: row.id, error: errorKind(error) })
    }
  }
  await flushGatewayCancellations(deps)
  await flushCustomerDeletions(deps)
}

/** Reconciles in every interval. Returns a function that stops it and waits for a running one. */
export const startReconciliation = (deps: PaymentDeps): (() => Promise<void>) =>
  startInterval(
    () => reconcilePayments(deps),
    intervalSeconds * 1000,
    (error) => deps.log.error('payments not reconciled', { error: errorKind(error) }),
  )
