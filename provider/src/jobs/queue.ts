import { sql } from 'drizzle-orm'
import PgBoss from 'pg-boss'
import type { Connection } from '../db/database'

/** The queue of mails, and the one that keeps those which could not be sent. */
export const mailQueue = 'mails'
export const failedMailQueue = 'mails-failed'

/** Runs the statements of pg-boss on a connection of ours, also inside a transaction. */
export const on = (connection: Connection): PgBoss.Db => ({
  async executeSql(text, values = []) {
    const parts = text
      .split(/\$(\d+)/)
      .map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1])))
    return await connection.execute(sql.join(parts))
  },
})

const notConnected: PgBoss.Db = {
  executeSql: () => Promise.reject(new Error('The queue has no connection: give it one by `on`.')),
}

/**
 * pg-boss, which is never started: it stores, fetches and retries jobs by statements that run in
 * our own transactions (docs/decisions/0029). Every call names its connection: `{ db: on(tx) }`.
 */
export const queue = new PgBoss({ db: notConnected })

/**
 * Creates the tables of the queue, or brings those of an older pg-boss up to date, and sets how
 * each queue retries. `client` is used alone.
 */
export async function installQueue(client: {
  query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>
}): Promise<void> {
  const installer = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    supervise: false,
    schedule: false,
  })
  await installer.start()
  const queues: PgBoss.Queue[] = [
    { name: failedMailQueue, retryLimit: 0, retentionDays: 30 },
    {
      name: mailQueue,
      // One waiting job for each key.
      policy: 'short',
      // Twelve attempts, from a minute to a day apart, in about four days.
      retryLimit: 12,
      retryDelay: 60,
      retryBackoff: true,
      retentionDays: 30,
      deadLetter: failedMailQueue,
    },
  ]
  for (const each of queues) {
    await installer.createQueue(each.name, each)
    await installer.updateQueue(each.name, each)
  }
  await installer.stop({ close: false })
}
