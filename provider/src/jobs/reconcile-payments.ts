import { and, asc, eq, sql } from 'drizzle-orm'
import { subscriptions } from '../db/schema/subscriptions'
import { errorKind } from '../log'
import { flushCustomerDeletions } from '../payments/state/customer-deletions'
import { flushGatewayCancellations } from '../payments/state/gateway-cancellations'
import type { PaymentDeps } from '../deps'
import { refreshSubscription } from '../payments/purchase/refresh-subscription'
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
    // The longest not checked first, so that many new attempts never keep the others waiting.
    .orderBy(asc(subscriptions.checkedAt))
    .limit(batchSize)
    .for('update', { skipLocked: true })
  return db
    .update(subscriptions)
    .set({ checkedAt: now })
    .where(sql`${subscriptions.id} in ${due}`)
    .returning()
}

/**
 * Background work of payments: payments whose payer has left are recorded, attempts expire,
 * cancellations reach the gateway. Any number of processes may run it at once.
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
