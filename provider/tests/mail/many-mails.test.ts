import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailDeps, sendDueMails } from '../../src/jobs/send-mails'
import { enqueueMail } from '../../src/mail/enqueue-mail'
import { mailsTo, makeMailsDue } from '../support/mails'
import { startSeededProvider } from '../support/seeded-provider'
import type { TestProvider } from '../support/start-provider'
import { createMembers } from '../support/subscribers'
import { createMember } from '../support/users'

const start = new Date('2026-06-10T12:00:00Z')
let provider: TestProvider
beforeAll(async () => {
  provider = await startSeededProvider(start)
})
afterAll(() => provider.stop())

/**
 * A process with the usual number of connections and a mail server that takes its time: after the
 * first mail, which is sent alone, until it has been given `together` mails.
 */
function slowProcess({ send = provider.deps.mail.send, together = 1 } = {}) {
  let running = 0
  let isFirst = true
  let begin = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const process = { most: 0, deps: {} as MailDeps }
  const mail: MailDeps['mail'] = {
    async send(one, connection) {
      running += 1
      process.most = Math.max(process.most, running)
      if (running === together) begin()
      if (!isFirst) await begun
      isFirst = false
      await wait(20)
      running -= 1
      await send(one, connection)
    },
  }
  process.deps = { ...provider.deps, mail, env: { ...provider.env, databasePool: 16 } }
  return process
}

async function enqueueExports(requests: { userId: number; at?: string }[]) {
  for (const { userId, at = start.toISOString() } of requests) {
    const key = `data_export:${userId}:${at}`
    await enqueueMail(provider.db, { key, kind: 'data_export', userId, at })
  }
}

/** New members, each with a mail that waits. */
async function membersWithMail(count: number) {
  const members = await createMembers(provider, count, { subscribed: false })
  await enqueueExports(members.map(({ user }) => ({ userId: user.id })))
  return members.map(({ user }) => user.email!)
}

test('many mails are sent five at once, each once, also by two processes', async () => {
  const emails = await membersWithMail(40)
  const alone = slowProcess({ together: 5 })
  await sendDueMails(alone.deps)
  expect(alone.most).toBe(5)
  const more = await membersWithMail(40)
  const [one, other] = [slowProcess(), slowProcess()]
  await Promise.all([sendDueMails(one.deps), sendDueMails(other.deps)])
  expect(Math.min(one.most, other.most)).toBeGreaterThan(0)
  for (const email of [...emails, ...more]) expect(await mailsTo(provider, email)).toHaveLength(1)
})

test('mails to one person follow each other, in order', async () => {
  const { user } = await createMember(provider)
  const moments = [1, 2, 3, 4, 5, 6].map((day) => new Date(Date.UTC(2026, 0, day)).toISOString())
  await enqueueExports(moments.map((at) => ({ userId: user.id, at })))
  const slow = slowProcess()
  await sendDueMails(slow.deps)
  expect(slow.most).toBe(1)
  const { rows } = await provider.pool.query<{ key: string }>(
    `select key from sent_mails where key like 'data_export:' || $1::int || ':%'
     order by xmin::text::bigint`,
    [user.id],
  )
  expect(rows.map(({ key }) => key)).toEqual(moments.map((at) => `data_export:${user.id}:${at}`))
})

test('one that cannot be sent does not hold up the others, and is tried again', async () => {
  const [broken, ...others] = await membersWithMail(12)
  const { send } = provider.deps.mail
  const { deps } = slowProcess({
    send: (mail, connection) =>
      mail.to === broken ? Promise.reject(new Error('no')) : send(mail, connection),
  })
  await sendDueMails(deps)
  for (const email of others) expect(await mailsTo(provider, email)).toHaveLength(1)
  expect(await mailsTo(provider, broken!)).toEqual([])
  await makeMailsDue(provider)
  expect(await mailsTo(provider, broken!)).toHaveLength(1)
})
