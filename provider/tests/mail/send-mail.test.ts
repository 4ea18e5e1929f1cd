import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookings } from '../../src/db/schema/bookings'
import { users } from '../../src/db/schema/identity'
import { mailPreferences } from '../../src/db/schema/profiles'
import { subscriptions } from '../../src/db/schema/subscriptions'
import { bookClass } from '../../src/bookings/book'
import { remind } from '../../src/jobs/remind'
import { enqueueMail } from '../../src/mail/enqueue-mail'
import { createClass } from '../support/live-classes'
import { mailsTo, makeMailsDue } from '../support/mails'
import { startSeededProvider } from '../support/seeded-provider'
import type { TestProvider } from '../support/start-provider'
import { subscribe } from '../support/subscribers'
import { createMember } from '../support/users'

const start = new Date('2026-06-10T12:00:00Z')
let provider: TestProvider
beforeAll(async () => {
  provider = await startSeededProvider(start)
})
afterAll(() => provider.stop())

async function memberWithBooking() {
  const { user, headers } = await createMember(provider)
  const liveClass = await createClass(provider, { startsIn: 60 * 24 })
  const bookingId = await bookClass(provider.db, user.id, liveClass.id, provider.clock.now())
  const key = `booking_confirmed:${bookingId}`
  const mail = { key, kind: 'booking_confirmed', userId: user.id, bookingId } as const
  return { user, headers, bookingId, liveClass, mail }
}

const subjectsTo = async (email: string) =>
  (await mailsTo(provider, email)).map(({ subject }) => subject)

describe('a queued mail', () => {
  test('is sent once for its key, however often it is asked for', async () => {
    const { user, mail } = await memberWithBooking()
    await enqueueMail(provider.db, mail)
    expect(await mailsTo(provider, user.email)).toHaveLength(1)
    await enqueueMail(provider.db, mail)
    await enqueueMail(provider.db, mail)
    expect(await mailsTo(provider, user.email)).toHaveLength(1)
  })

  test('has the class as a calendar file', async () => {
    const { user, mail, liveClass } = await memberWithBooking()
    await enqueueMail(provider.db, mail)
    await mailsTo(provider, user.email)
    const { body } = await provider.call('GET', `/outbox.json?to=${user.email}`)
    const [{ attachments }] = body.data
    expect(attachments).toMatchObject([{ filename: `class-${liveClass.id}.ics` }])
    expect(attachments[0].content).toContain('DTSTART:20260611T120000Z')
    expect(attachments[0].content).toContain('SUMMARY:Test class')
  })

  test('is not sent when its reason is gone', async () => {
    const { user, bookingId, mail } = await memberWithBooking()
    await enqueueMail(provider.db, mail)
    await provider.db
      .update(bookings)
      .set({ status: 'cancelled', cancelledAt: start })
      .where(eq(bookings.id, bookingId))
    expect(await mailsTo(provider, user.email)).toEqual([])
  })

  test('goes to nobody whose account is deleted, but the one that says so', async () => {
    const { user, mail } = await memberWithBooking()
    const { email, firstName } = user
    await provider.db
      .update(users)
      .set({ email: null, deletedAt: start, firstName: '' })
      .where(eq(users.id, user.id))
    await enqueueMail(provider.db, mail, {
      key: `account_deleted:${user.id}`,
      kind: 'account_deleted',
      userId: user.id,
      email,
      firstName,
      language: 'es',
    })
    expect(await subjectsTo(email)).toEqual(['Tu cuenta de X+ se eliminó'])
  })

  test('is tried again after a failure, and given up at last without a word about anyone', async () => {
    const { user, mail } = await memberWithBooking()
    const { send } = provider.deps.mail
    provider.deps.mail.send = () => Promise.reject(new Error(`no way to ${user.email}`))
    await enqueueMail(provider.db, mail)
    expect(await mailsTo(provider, user.email)).toEqual([])
    await makeMailsDue(provider)
    provider.deps.mail.send = send
    expect(await mailsTo(provider, user.email)).toHaveLength(1)

    provider.deps.mail.send = () => Promise.reject(new Error(`no way to ${user.email}`))
    await enqueueMail(provider.db, { ...mail, key: 'booking_confirmed:again' })
    for (let attempt = 0; attempt < 14; attempt += 1) {
      await makeMailsDue(provider)
      await mailsTo(provider, user.email)
    }
    provider.deps.mail.send = send
    const fields = { key: 'booking_confirmed:again', kind: 'booking_confirmed', error: 'Error' }
    const lines = provider.lines.filter(({ key }) => key === fields.key)
    expect(lines).toHaveLength(13)
    expect(lines.at(-1)).toMatchObject({ event: 'mail given up', ...fields })
    expect(JSON.stringify(lines)).not.toContain(user.email)
  })
})

describe('what a member chose', () => {
  async function choose(userId: number, values: Partial<typeof mailPreferences.$inferInsert>) {
    const row = { userId, optOutToken: randomUUID(), ...values }
    await provider.db.insert(mailPreferences).values(row)
    return row.optOutToken
  }

  test('stops mails about bookings, but not those about changes', async () => {
    const { user, mail, liveClass } = await memberWithBooking()
    await choose(user.id, { bookings: false })
    await enqueueMail(provider.db, mail, {
      key: `class_changed:${liveClass.id}:${user.id}`,
      kind: 'class_changed',
      userId: user.id,
      liveClassId: liveClass.id,
      from: start.toISOString(),
    })
    expect(await subjectsTo(user.email)).toEqual(['New time: Test class'])
  })

  test('holds a mail that can wait until the quiet hours end', async () => {
    const { user, liveClass } = await memberWithBooking()
    await provider.db
      .update(users)
      .set({ timeZone: 'America/New_York' })
      .where(eq(users.id, user.id))
    // 8 in the morning there.
    await choose(user.id, { quietFrom: 22, quietUntil: 9 })
    const about = { userId: user.id, liveClassId: liveClass.id, from: start.toISOString() }
    const key = `class_changed:${liveClass.id}:${user.id}`
    await enqueueMail(provider.db, { key, kind: 'class_changed', ...about })
    expect(await mailsTo(provider, user.email)).toEqual([])
    await makeMailsDue(provider)
    expect(await mailsTo(provider, user.email)).toEqual([])
    provider.clock.advance(3_600_000)
    await makeMailsDue(provider)
    expect(await mailsTo(provider, user.email)).toHaveLength(1)
    provider.clock.set(start)
  })

  test('does not wait for quiet hours that end too late', async () => {
    const { user } = await createMember(provider)
    await choose(user.id, { quietFrom: 1, quietUntil: 0 })
    const liveClass = await createClass(provider, { startsIn: 240 })
    await bookClass(provider.db, user.id, liveClass.id, start)
    const about = { userId: user.id, liveClassId: liveClass.id, from: start.toISOString() }
    const key = `class_changed:${liveClass.id}:${user.id}`
    await enqueueMail(provider.db, { key, kind: 'class_changed', ...about })
    expect(await mailsTo(provider, user.email)).toHaveLength(1)
  })

  test('is changed by one click; opening the link changes nothing', async () => {
    const { user, mail } = await memberWithBooking()
    await enqueueMail(provider.db, mail)
    await mailsTo(provider, user.email)
    const { body } = await provider.call('GET', `/outbox.json?to=${user.email}`)
    const url = new URL(body.data[0].opt_out_url)
    const path = url.pathname.replace('/api', '') + url.search
    const preferences = () =>
      provider.db.select().from(mailPreferences).where(eq(mailPreferences.userId, user.id))
    const page = await provider.call<string>('GET', path)
    expect(page.body).toContain('<form method="post">')
    expect(page.body).not.toContain(user.email)
    expect(await preferences()).toMatchObject([{ bookings: true }])
    // As mail programs send it (RFC 8058).
    const posted = await fetch(provider.url + path, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(posted.status).toBe(200)
    expect(await preferences()).toMatchObject([{ bookings: false, renewals: true }])
    for (const method of ['GET', 'POST']) {
      const cutOff = await provider.call<string>(method, path.replace('?', 'x?'))
      expect([cutOff.status, cutOff.body]).toEqual([
        404,
        expect.stringContaining('<h1>This link no longer works</h1>'),
      ])
    }
    const other = `${path.split('?')[0]}?list=receipts`
    expect((await provider.call('POST', other)).status).toBe(400)
  })
})

describe('a reminder of a charge', () => {
  const day = 86_400_000
  const chargedAt = new Date(start.getTime() + 10 * day)
  async function createSubscriber(values: Partial<typeof subscriptions.$inferInsert> = {}) {
    const { user } = await createMember(provider)
    await subscribe(provider, [user.id], {
      gatewaySubscriptionId: randomUUID(),
      currentPeriodEnd: chargedAt,
      paymentSummary: { charged: null, next: { amount: 2999, tax: 0 } },
      ...values,
    })
    return user
  }

  test('is sent two days before, once, also by several processes and when the clock jumps', async () => {
    const paid = await createSubscriber()
    const trial = await createSubscriber({ trialEndsAt: chargedAt })
    const ending = await createSubscriber({ cancelAtPeriodEnd: true })
    provider.clock.set(new Date(chargedAt.getTime() - 2 * day - 1))
    await remind(provider.deps)
    expect(await mailsTo(provider, paid.email)).toEqual([])
    for (const ms of [-2 * day, -2 * day, -5 * day, -day, -1]) {
      provider.clock.set(new Date(chargedAt.getTime() + ms))
      await Promise.all([remind(provider.deps), remind(provider.deps)])
      await mailsTo(provider, paid.email)
    }
    expect(await subjectsTo(paid.email)).toEqual(['Your X+ plan renews on June 20, 2026'])
    expect(await subjectsTo(trial.email)).toEqual(['Your free X+ trial ends on June 20, 2026'])
    expect(await mailsTo(provider, ending.email)).toEqual([])
  })

  test('is sent late after two days without a provider, but never after the charge', async () => {
    const late = await createSubscriber()
    const tooLate = await createSubscriber()
    provider.clock.set(new Date(chargedAt.getTime() - 60_000))
    await remind(provider.deps)
    expect(await mailsTo(provider, late.email)).toHaveLength(1)
    await provider.pool.query('delete from sent_mails where key like $1', ['renewal_reminder:%'])
    await provider.pool.query('delete from outbox where recipient = $1', [late.email])
    await remind(provider.deps)
    provider.clock.set(chargedAt)
    expect(await mailsTo(provider, late.email)).toEqual([])
    await remind(provider.deps)
    expect(await mailsTo(provider, tooLate.email)).toHaveLength(1)
  })
})
