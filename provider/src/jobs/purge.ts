import { desc, lte, or, sql } from 'drizzle-orm'
import { passwordResets, sessions } from '../db/schema/identity'
import { deviceCodes } from '../db/schema/devices'
import { verificationCodes, verifiedEmails } from '../db/schema/email-proofs'
import { idempotencyKeys, outbox } from '../db/schema/infrastructure'
import { studioUnlinks } from '../db/schema/studios'
import type { Deps } from '../deps'
import { keyLifetimeMs } from '../http/idempotency'
import { codeLifetimeMs } from '../identity/verification-codes'
import { proofLifetimeMs } from '../identity/verified-emails'
import { absoluteLifetimeMs, idleLifetimeMs } from '../identity/sessions'
import { errorKind } from '../log'
import { purgeBuyers } from '../payments/public/purge-buyers'
import { addMs, hourMs } from '../time'
import { maintainQueue } from './queue'
import { startInterval } from './start-interval'

type PurgeDeps = Pick<Deps, 'db' | 'clock' | 'limits' | 'log'>

const maxMails = 1_000

/**
 * Deletes expired data: sessions, codes of devices, reset links, mailed codes and their proofs,
 * what undoing the unlinking of studio records needs, idempotency keys, buyers who did not pay, rate
 * limit counters, all but the latest mails, jobs that the queue has given up.
 *
 * @internal
 */
export async function purge({ db, clock, limits }: PurgeDeps): Promise<void> {
  const before = (age: number) => addMs(clock.now(), -age)
  await db
    .delete(sessions)
    .where(
      or(
        lte(sessions.lastUsedAt, before(idleLifetimeMs)),
        lte(sessions.createdAt, before(absoluteLifetimeMs)),
      ),
    )
  await db.delete(passwordResets).where(lte(passwordResets.expiresAt, clock.now()))
  // A device is told for an hour that its code has expired.
  await db.delete(deviceCodes).where(lte(deviceCodes.expiresAt, before(hourMs)))
  await db.delete(verificationCodes).where(lte(verificationCodes.sentAt, before(codeLifetimeMs)))
  await db.delete(verifiedEmails).where(lte(verifiedEmails.createdAt, before(proofLifetimeMs)))
  // For an hour the account is told that it is too late to undo.
  await db.delete(studioUnlinks).where(lte(studioUnlinks.unlinkedAt, before(hourMs)))
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, before(keyLifetimeMs)))
  await purgeBuyers(db, clock.now())
  const oldest = db
    .select({ id: outbox.id })
    .from(outbox)
    .orderBy(desc(outbox.id))
    .offset(maxMails)
    .limit(1)
  await db.delete(outbox).where(lte(outbox.id, sql`(${oldest})`))
  await limits.purge()
  await maintainQueue(db)
}

/** Purges now and then every hour. Returns a function that stops it and waits for a running one. */
export const startPurge = (deps: PurgeDeps): (() => Promise<void>) =>
  startInterval(
    () => purge(deps),
    hourMs,
    (error) => deps.log.error('not purged', { error: errorKind(error) }),
    { atOnce: true },
  )
