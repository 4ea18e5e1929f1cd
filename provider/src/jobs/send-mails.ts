import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database'
import type { Deps } from '../deps'
import { errorKind } from '../log'
import type { MailRequest } from '../mail/mail-request'
import { sendMail } from '../mail/send-mail'
import { createTurns, type Turns } from './mail-turns'
import { mailQueue, on, queue } from './queue'
import { startInterval } from './start-interval'

export type MailDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'mail' | 'env' | 'cards'>

const intervalMs = 1_000

/** How many mails are sent at once. Each may use two connections, and requests need some too. */
const atOnce = ({ databasePool }: MailDeps['env']) =>
  Math.max(1, Math.min(5, Math.floor(databasePool / 3)))

async function nextJob(tx: Transaction) {
  const options = { db: on(tx), includeMetadata: true } as const
  const [job] = await queue.fetch<MailRequest>(mailQueue, options)
  return job
}

type Job = NonNullable<Awaited<ReturnType<typeof nextJob>>>

/**
 * Sends a mail that has left the queue. One that fails is tried again later, and given up at last.
 */
async function sendJob(deps: MailDeps, tx: Transaction, job: Job): Promise<void> {
  const { key, kind } = job.data
  try {
    await tx.transaction((savepoint) => sendMail(deps, savepoint, job.data))
    await queue.deleteJob(mailQueue, job.id, { db: on(tx) })
  } catch (error) {
    const isLast = job.retryCount >= job.retryLimit
    deps.log.error(isLast ? 'mail given up' : 'mail not sent', {
      key,
      kind,
      error: errorKind(error),
    })
    await queue.fail(mailQueue, job.id, { error: errorKind(error) }, { db: on(tx) })
  }
}

/**
 * Sends the mail that has waited longest. It leaves the queue, is recorded as sent and is stored in
 * the outbox in one transaction, whose lock keeps others from it: a killed process leaves everything
 * as it was. False when none is due.
 */
function sendNextMail(deps: MailDeps, turns: Turns): Promise<boolean> {
  const { turn, end } = turns.begin()
  const sent = deps.db.transaction(async (tx) => {
    // A mail server may take longer than a transaction may usually be idle.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = '2min'`)
    const job = await turns.fetch(() => nextJob(tx), turn)
    if (job) await sendJob(deps, tx, job)
    return job !== undefined
  })
  return sent.finally(end)
}

/**
 * Sends every mail that is due, a few at once and those to one person in order. Any number of
 * processes may do so at once. @internal
 */
export async function sendDueMails(deps: MailDeps): Promise<void> {
  const turns = createTurns()
  const sendAll = async () => {
    while (await sendNextMail(deps, turns));
  }
  if (!(await sendNextMail(deps, turns))) return
  const all = await Promise.allSettled(Array.from({ length: atOnce(deps.env) }, sendAll))
  for (const one of all) if (one.status === 'rejected') throw one.reason
}

/** Sends mails as they become due. Returns a function that stops it and waits for a running one. */
export const startMails = (deps: MailDeps): (() => Promise<void>) =>
  startInterval(
    () => sendDueMails(deps),
    intervalMs,
    (error) => deps.log.error('mails not sent', { error: errorKind(error) }),
    { atOnce: true },
  )
