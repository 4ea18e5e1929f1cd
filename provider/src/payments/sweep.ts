import { and, eq, sql } from 'drizzle-orm'
import { subscriptions } from '../db/schema/subscriptions'
import { errorName } from './error-name'
import { finishEndings } from './finish-endings'
import type { PaymentDeps } from './payment-deps'
import { refreshSubscription } from './refresh-subscription'

const batch = 20

/** Attempts that nobody has asked about for a while: at first every 10 s, ever less with age. */
async function dueAttempts({ db, clock }: PaymentDeps) {
  const now = clock.now()
  const due = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, 'incomplete'),
        sql`${now} - ${subscriptions.checkedAt} > greatest(interval '10 seconds',
          (${now} - ${subscriptions.createdAt}) / 4)`,
      ),
    )
    .limit(batch)
    .for('update', { skipLocked: true })
  return db
    .update(subscriptions)
    .set({ checkedAt: now })
    .where(sql`${subscriptions.id} in ${due}`)
    .returning()
}

/**
 * What must happen without anyone asking: payments whose payer went away are noticed, attempts
 * expire, endings reach the gateway. Any number of processes may do this at once.
 *
 * @internal
 */
export async function sweepPayments(deps: PaymentDeps): Promise<void> {
  for (const row of await dueAttempts(deps)) {
    try {
      await refreshSubscription(deps, row, { byPayer: false })
    } catch (error) {
      deps.log.error('attempt not checked', { subscription: row.id, error: errorName(error) })
    }
  }
  await finishEndings(deps)
}

/** Sweeps every `everyMs`, never twice at once. The answer stops it and waits for a running one. */
export function startSweep(deps: PaymentDeps, everyMs = 10_000): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let idle = true
  const timer = setInterval(() => {
    if (!idle) return
    idle = false
    running = sweepPayments(deps)
      .catch((error) => deps.log.error('payments not swept', { error: errorName(error) }))
      .finally(() => (idle = true))
  }, everyMs)
  return () => {
    clearInterval(timer)
    return running
  }
}
