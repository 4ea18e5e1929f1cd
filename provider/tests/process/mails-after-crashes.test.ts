import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendDueMails } from '../../src/jobs/send-mails'
import { enqueueMail } from '../../src/mail/enqueue-mail'
import { type Processes, startWithProcesses } from '../support/processes'
import type { TestProvider } from '../support/start-provider'
import { createMembers } from '../support/subscribers'

let processes: Processes
let observer: TestProvider

beforeAll(async () => {
  processes = await startWithProcesses()
  observer = processes.observer
})
afterAll(() => processes.stop())

const kills = 6
const mailsPerKill = 60

test(
  `every mail is sent exactly once over ${kills} kills of the process that sends them`,
  { timeout: 180_000 },
  async () => {
    const members = await createMembers(observer, mailsPerKill, { subscribed: false })
    let queued = 0
    let killedAtWork = 0
    // The next processes start while one works; each sends as soon as it runs.
    const started = [processes.startChild(), processes.startChild(), processes.startChild()]
    for (let kill = 0; kill < kills; kill += 1) {
      const child = started.shift()!
      await child.listening
      for (const { user } of members) {
        const at = new Date().toISOString()
        const key = `data_export:${user.id}:${kill}`
        await enqueueMail(observer.db, { key, kind: 'data_export', userId: user.id, at })
        queued += 1
      }
      // Killed while mails are sent, each after another share of them.
      const sent = async () => {
        const { rows } = await observer.pool.query('select from sent_mails where key like $1', [
          `data_export:%:${kill}`,
        ])
        return rows.length
      }
      while ((await sent()) < (kill + 1) * 8) await wait(2)
      child.kill('SIGKILL')
      await child.exited
      if (kill + started.length + 1 < kills) started.push(processes.startChild())
      const { rows } = await observer.pool.query('select from pgboss.job where name = $1 limit 1', [
        'mails',
      ])
      if (rows.length > 0) killedAtWork += 1
    }
    await sendDueMails(observer.deps)
    const { rows } = await observer.pool.query<{ recipient: string; count: number }>(
      `select recipient, count(*)::int as count from outbox where kind = 'data_export' group by recipient`,
    )
    expect(rows).toHaveLength(mailsPerKill)
    expect(rows.filter(({ count }) => count !== kills)).toEqual([])
    const { rows: sent } = await observer.pool.query(
      `select from sent_mails where key like 'data_export:%'`,
    )
    expect(sent).toHaveLength(queued)
    // Otherwise the kills would have proved nothing.
    expect(killedAtWork).toBeGreaterThan(0)
  },
)
