import { inArray, sql } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { mailQueue, on, queue } from '../jobs/queue'
import { sentMails } from '../db/schema/profiles'
import type { MailRequest } from './mail-request'

/**
 * Sends a mail once the caller's transaction has committed, exactly once for its key. Call it in the
 * transaction of what the mail is about: then neither happens without the other.
 */
export async function enqueueMail(tx: Connection, ...mails: MailRequest[]): Promise<void> {
  if (mails.length === 0) return
  await queue.insert(
    mails.map((data) => ({ name: mailQueue, data, singletonKey: data.key })),
    { db: on(tx) },
  )
}

/** Those of the keys whose mail was sent, or waits to be. */
export async function findEnqueued(db: Connection, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const [sent, waiting] = await Promise.all([
    db.select({ key: sentMails.key }).from(sentMails).where(inArray(sentMails.key, keys)),
    db.execute<{ key: string }>(
      sql`select singleton_key as key from pgboss.job where name = ${mailQueue}
        and state < 'completed' and ${inArray(sql`singleton_key`, keys)}`,
    ),
  ])
  return new Set([...sent, ...waiting.rows].map(({ key }) => key))
}
