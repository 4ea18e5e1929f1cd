import type { Transaction } from '../db/database'
import { sql } from 'drizzle-orm'
import type { Deps } from '../deps'
import { errorKind } from '../log'
import type { MailRequest } from '../mail/mail-request'
import { sendMail } from '../mail/send-mail'
import { mailQueue, on, queue } from './queue'
import { startInterval } from './start-interval'

export type MailDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'mail' | 'env' | 'cards'>

const intervalMs = 1_000

async function nextJob(tx: Transaction) {
  const options = { db: on(tx), includeMetadata: true } as const
  const [job] = await queue.fetch<MailRequest>(mailQueue, options)
  return job
}

/**
 * Sends the mail that has waited longest. It leaves the queue, is recorded as sent and is stored in
 * the outbox in one transaction, whose lock keeps other processes from it: a killed process leaves
 * everything as it was. One that fails is tried again later, and given up at last. False when none
 * is due.
 */
async function sendNextMail(deps: MailDeps): Promise<boolean> {
  const { db, log } = deps
  return db.transaction(async (tx) => {
    // A mail server may take longer than a transaction may usually be idle.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = '2min'`)
    const job = await nextJob(tx)
    if (!job) return false
    const { key, kind } = job.data
    try {
      await tx.transaction((savepoint) => sendMail(deps, savepoint, job.data))
      await queue.deleteJob(mailQueue, job.id, { db: on(tx) })
    } catch (error) {
      const isLast = job.retryCount >= job.retryLimit
      log.error(isLast ? 'mail given up' : 'mail not sent', { key, kind, error: errorKind(error) })
      await queue.fail(mailQueue, job.id, { error: errorKind(error) }, { db: on(tx) })
    }
    return true
  })
}

/** Sends every mail that is due, in order. Any number of processes may do so at once. @internal */
export async function sendDueMails(deps: MailDeps): Promise<void> {
  while (await sendNextMail(deps));
}

/** Sends mails as they become due. Returns a function that stops it and waits for a running one. */
export const startMails = (deps: MailDeps): (() => Promise<void>) =>
  startInterval(
    () => sendDueMails(deps),
    intervalMs,
    (error) => deps.log.error('mails not sent', { error: errorKind(error) }),
    { atOnce: true },
  )
