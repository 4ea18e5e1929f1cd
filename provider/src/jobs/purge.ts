import { desc, lte, or, sql } from 'drizzle-orm'
import { idempotencyKeys } from '../db/schema/idempotency'
import { passwordResets, sessions } from '../db/schema/identity'
import { outbox } from '../db/schema/outbox'
import type { Deps } from '../deps'
import { resetLifetime } from '../identity/password-resets'
import { absoluteLifetime, idleLifetime } from '../identity/session-lifetime'

type PurgeDeps = Pick<Deps, 'db' | 'clock' | 'limits' | 'log'>

const day = 86_400_000
const hour = 3_600_000
const keptMails = 1_000

/**
 * Deletes what is over: sessions, reset links, remembered answers, counters, all but the latest mails.
 *
 * @internal
 */
export async function purge({ db, clock, limits }: PurgeDeps): Promise<void> {
  const before = (age: number) => new Date(clock.now().getTime() - age)
  await db
    .delete(sessions)
    .where(
      or(
        lte(sessions.lastUsedAt, before(idleLifetime)),
        lte(sessions.createdAt, before(absoluteLifetime)),
      ),
    )
  await db.delete(passwordResets).where(lte(passwordResets.createdAt, before(resetLifetime)))
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, before(day)))
  const oldest = db
    .select({ id: outbox.id })
    .from(outbox)
    .orderBy(desc(outbox.id))
    .offset(keptMails)
    .limit(1)
  await db.delete(outbox).where(lte(outbox.id, sql`(${oldest})`))
  await limits.purge()
}

/** Purges now and then every hour. The answer stops it and waits for a running one. */
export function startPurge(deps: PurgeDeps): () => Promise<void> {
  let running = Promise.resolve()
  const run = () => {
    running = running
      .then(() => purge(deps))
      .catch((error: unknown) => {
        deps.log.error('not purged', { error: error instanceof Error ? error.name : typeof error })
      })
  }
  run()
  const timer = setInterval(run, hour)
  return () => {
    clearInterval(timer)
    return running
  }
}
