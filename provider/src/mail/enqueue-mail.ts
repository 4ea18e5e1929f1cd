import type { Connection } from '../db/database'
import { mailQueue, on, queue } from '../jobs/queue'
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
