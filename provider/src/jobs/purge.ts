import { desc, lte, or, sql } from 'drizzle-orm'
import { idempotencyKeys } from '../db/schema/requests'
import { passwordResets, sessions } from '../db/schema/identity'
import { outbox } from '../db/schema/outbox'
import type { Deps } from '../deps'
import { errorKind } from '../log'
import { resetLifetimeMs } from '../identity/password-resets'
import { absoluteLifetimeMs, idleLifetimeMs } from '../identity/sessions'

type PurgeDeps = Pick<Deps, 'db' | 'clock' | 'limits' | 'log'>

const dayMs = 86_400_000
const hourMs = 3_600_000
const maxMails = 1_000

/**
 * Deletes expired data: sessions, reset links, idempotency keys, rate limit counters, all but the
 * latest mails.
 *
 * @internal
 */
export async function purge({ db, clock, limits }: PurgeDeps): Promise<void> {
  const before = (age: number) => new Date(clock.now().getTime() - age)
  await db
    .delete(sessions)
    .where(
      or(
        lte(sessions.lastUsedAt, before(idleLifetimeMs)),
        lte(sessions.createdAt, before(absoluteLifetimeMs)),
      ),
    )
  await db.delete(passwordResets).where(lte(passwordResets.createdAt, before(resetLifetimeMs)))
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, before(dayMs)))
  const oldest = db
    .select({ id: outbox.id })
    .from(outbox)
    .orderBy(desc(outbox.id))
    .offset(maxMails)
    .limit(1)
  await db.delete(outbox).where(lte(outbox.id, sql`(${oldest})`))
  await limits.purge()
}

/**
 * Purges now and then every hour. Returns a function that stops it and waits for a running purge.
 */
export function startPurge(deps: PurgeDeps): () => Promise<void> {
  let running = Promise.resolve()
  const run = () => {
    running = running
      .then(() => purge(deps))
      .catch((error: unknown) => {
        deps.log.error('not purged', { error: errorKind(error) })
      })
  }
  run()
  const timer = setInterval(run, hourMs)
  return () => {
    clearInterval(timer)
    return running
  }
}
