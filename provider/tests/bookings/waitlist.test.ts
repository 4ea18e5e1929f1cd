import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailPreferences } from '../../src/db/schema/profiles'
import { users } from '../../src/db/schema/identity'
import { promoteWaitlists } from '../../src/jobs/promote-waitlists'
import { createClass, spotsOf } from '../support/live-classes'
import { startSeededProvider } from '../support/seeded-provider'
import type { TestProvider } from '../support/start-provider'
import { createMembers, subscribe } from '../support/subscribers'
import { book, cancel, hasSpot, join, queuedMails, seeClass } from '../support/waitlists'

let provider: TestProvider
// 10 in the morning in New York.
const start = new Date('2026-03-04T15:00:00Z')

beforeAll(async () => {
  provider = await startSeededProvider(start)
})
afterAll(() => provider.stop())
beforeEach(() => provider.clock.set(start))

const sentence = (text: string) => ({ errors: { full_messages: [text], base: [text] } })
const minute = 60_000

/** A class with one spot, which `holder` has booked, and people who may wait for it. */
async function fullClass(people: number, values: Parameters<typeof createClass>[1] = {}) {
  const liveClass = await createClass(provider, { capacity: 1, startsIn: 600, ...values })
  const [holder, ...others] = await createMembers(provider, people + 1)
  const { body } = await book(provider, holder!.headers, liveClass.id)
  return { liveClass, holder: { ...holder!, bookingId: body.id as number }, others }
}

describe('joining', () => {
  it('puts people in line and tells them their place and last moment', async () => {
    const { liveClass, others } = await fullClass(2)
    const [one, two] = others
    const first = await join(provider, one!.headers, liveClass.id)
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({
      position: 1,
      promote_until: new Date(liveClass.startsAt.getTime() - 60 * minute).toISOString(),
      live_class: { id: liveClass.id, waiting: 1, spots_left: 0 },
    })
    const second = await join(provider, two!.headers, liveClass.id, 15)
    expect(second.body).toMatchObject({
      position: 2,
      promote_until: new Date(liveClass.startsAt.getTime() - 15 * minute).toISOString(),
    })
    expect(await seeClass(provider, two!.headers, liveClass.id)).toMatchObject({
      waiting: 2,
      waitlist: { id: second.body.id, position: 2 },
    })
    const anonymous = await seeClass(provider, {}, liveClass.id)
    expect(anonymous.waiting).toBe(2)
    expect(anonymous).not.toHaveProperty('waitlist')
    const list = await provider.call('GET', '/api/v1/waitlist_entries', { headers: two!.headers })
    expect(list.body.data).toEqual([second.body])
  })

  it('keeps the place of whoever joins again', async () => {
    const { liveClass, others } = await fullClass(1)
    const first = await join(provider, others[0]!.headers, liveClass.id)
    const again = await join(provider, others[0]!.headers, liveClass.id, 5)
    expect(again.body).toEqual(first.body)
  })

  it('wants a spot until the start of whoever joins in the last hour', async () => {
    const { liveClass, others } = await fullClass(1, { startsIn: 30 })
    const { body } = await join(provider, others[0]!.headers, liveClass.id)
    expect(body.promote_until).toBe(liveClass.startsAt.toISOString())
  })

  it('is refused where it makes no sense, with the reason', async () => {
    const { liveClass, holder, others } = await fullClass(1)
    const open = await createClass(provider, { startsIn: 2_000 })
    const { headers } = others[0]!
    expect((await join(provider, headers, open.id)).body).toEqual(
      sentence('This class has open spots. Book one now.'),
    )
    expect((await join(provider, holder.headers, liveClass.id)).body).toEqual(
      sentence('You’ve already booked this class.'),
    )
    expect((await join(provider, headers, liveClass.id, 600)).body).toEqual(
      sentence('That time has already passed. Choose a later one.'),
    )
    expect((await join(provider, headers, liveClass.id, -1)).status).toBe(422)
    expect((await join(provider, headers, 999_999)).status).toBe(404)
    const overlapping = await createClass(provider, { startsIn: 620 })
    await book(provider, headers, overlapping.id)
    expect((await join(provider, headers, liveClass.id)).body).toEqual(
      sentence('You’ve booked another class at that time. Cancel it first to book this one.'),
    )
    const [plain] = await createMembers(provider, 1, { subscribed: false })
    expect((await join(provider, plain!.headers, liveClass.id)).status).toBe(403)
    expect((await join(provider, {}, liveClass.id)).status).toBe(401)
  })
})

describe('changing and leaving', () => {
  it('moves the last moment, and not into the past', async () => {
    const { liveClass, others } = await fullClass(1)
    const { headers } = others[0]!
    const { body } = await join(provider, headers, liveClass.id)
    const change = (minutes: number, by = headers) =>
      provider.call('PUT', `/api/v1/waitlist_entries/${body.id}`, {
        headers: by,
        body: { waitlist_entry: { promote_until_minutes_before: minutes } },
      })
    expect((await change(120)).body.promote_until).toBe(
      new Date(liveClass.startsAt.getTime() - 120 * minute).toISOString(),
    )
    expect((await change(600)).body).toEqual(
      sentence('That time has already passed. Choose a later one.'),
    )
    const [stranger] = await createMembers(provider, 1)
    expect((await change(120, stranger!.headers)).status).toBe(404)
  })

  it('leaves the line, repeatedly, and lets the others move up', async () => {
    const { liveClass, others } = await fullClass(2)
    const [one, two] = others
    const { body } = await join(provider, one!.headers, liveClass.id)
    await join(provider, two!.headers, liveClass.id)
    const leave = (headers: Record<string, string>) =>
      provider.call('DELETE', `/api/v1/waitlist_entries/${body.id}`, { headers })
    expect((await leave(two!.headers)).status).toBe(404)
    expect((await leave(one!.headers)).status).toBe(204)
    expect((await leave(one!.headers)).status).toBe(204)
    const seen = await seeClass(provider, two!.headers, liveClass.id)
    expect(seen).toMatchObject({ waiting: 1, waitlist: { position: 1 } })
  })

  it('does not give a spot back by leaving', async () => {
    const { liveClass, holder, others } = await fullClass(1)
    const { body } = await join(provider, others[0]!.headers, liveClass.id)
    await cancel(provider, holder.headers, holder.bookingId)
    const left = await provider.call('DELETE', `/api/v1/waitlist_entries/${body.id}`, {
      headers: others[0]!.headers,
    })
    expect(left.body).toEqual(
      sentence('You already got a spot. Cancel your booking to give it up.'),
    )
    expect(await spotsOf(provider, liveClass.id)).toEqual({ counter: 1, rows: 1 })
  })

  it('ends the wait of whoever books a free spot', async () => {
    const { liveClass, others } = await fullClass(1)
    const { headers } = others[0]!
    await join(provider, headers, liveClass.id)
    await provider.db.execute(sql`update live_classes set capacity = 2 where id = ${liveClass.id}`)
    expect((await book(provider, headers, liveClass.id)).status).toBe(201)
    expect(await seeClass(provider, headers, liveClass.id)).toMatchObject({
      waiting: 0,
      waitlist: null,
    })
  })
})

describe('promotion', () => {
  it('books the first in line in place of whoever cancels, and mails them', async () => {
    const { liveClass, holder, others } = await fullClass(2)
    const [one, two] = others
    await join(provider, one!.headers, liveClass.id)
    await join(provider, two!.headers, liveClass.id)
    await cancel(provider, holder.headers, holder.bookingId)
    const seen = await seeClass(provider, one!.headers, liveClass.id)
    expect(seen).toMatchObject({ spots_left: 0, waiting: 1, waitlist: null })
    expect(await queuedMails(provider, one!.user.id)).toContain(
      `waitlist_promoted:${seen.booking.id}`,
    )
    expect(await seeClass(provider, two!.headers, liveClass.id)).toMatchObject({
      waitlist: { position: 1 },
    })
    expect(await spotsOf(provider, liveClass.id)).toEqual({ counter: 1, rows: 1 })
  })

  it('skips who is no longer entitled or booked elsewhere, and keeps their place', async () => {
    const { liveClass, holder, others } = await fullClass(3)
    const [lapsed, busy, free] = others
    for (const { headers } of others) await join(provider, headers, liveClass.id)
    await provider.db.execute(
      sql`update subscriptions set status = 'canceled', canceled_at = ${start}, cancel_reason = 'requested'
        where user_id = ${lapsed!.user.id}`,
    )
    const overlapping = await createClass(provider, { startsIn: 620 })
    await book(provider, busy!.headers, overlapping.id)
    await cancel(provider, holder.headers, holder.bookingId)
    expect(await hasSpot(provider, free!.headers, liveClass.id)).toBe(true)
    expect(await seeClass(provider, busy!.headers, liveClass.id)).toMatchObject({
      waitlist: { position: 2 },
      conflict: { live_class_id: overlapping.id, session_title: 'Test class' },
    })
  })

  it('leaves a spot free when nobody can take it, and gives it away once somebody can', async () => {
    const { liveClass, holder, others } = await fullClass(1)
    const [one] = others
    await join(provider, one!.headers, liveClass.id)
    await provider.db.execute(sql`delete from subscriptions where user_id = ${one!.user.id}`)
    await cancel(provider, holder.headers, holder.bookingId)
    expect(await spotsOf(provider, liveClass.id)).toEqual({ counter: 0, rows: 0 })
    await subscribe(provider, [one!.user.id])
    await Promise.all([promoteWaitlists(provider.deps), promoteWaitlists(provider.deps)])
    expect(await hasSpot(provider, one!.headers, liveClass.id)).toBe(true)
    expect(await spotsOf(provider, liveClass.id)).toEqual({ counter: 1, rows: 1 })
  })

  it('ends at the last moment, which is mailed once', async () => {
    const { liveClass, holder, others } = await fullClass(1)
    const [one] = others
    const { body } = await join(provider, one!.headers, liveClass.id, 30)
    provider.clock.set(body.promote_until)
    await cancel(provider, holder.headers, holder.bookingId)
    await promoteWaitlists(provider.deps)
    await promoteWaitlists(provider.deps)
    expect(await hasSpot(provider, one!.headers, liveClass.id)).toBe(false)
    expect(await queuedMails(provider, one!.user.id)).toEqual([`waitlist_expired:${body.id}`])
    expect(await seeClass(provider, one!.headers, liveClass.id)).toMatchObject({
      waiting: 0,
      waitlist: null,
    })
  })

  // The quiet hours end at 7:00 in Los Angeles, 15:00 UTC: 16:00 UTC is an hour later.
  it.each([
    ['in them, for a class within an hour of their end', '2026-03-04T10:00:00Z', 359, false],
    ['in them, for a class an hour after their end', '2026-03-04T10:00:00Z', 360, true],
    ['in them before midnight, for the next morning', '2026-03-04T07:00:00Z', 539, false],
    ['in them before midnight, for later that day', '2026-03-04T07:00:00Z', 540, true],
    ['at their end', '2026-03-04T15:00:00Z', 59, true],
    ['a second before them', '2026-03-04T05:59:59Z', 300, true],
  ])('respects quiet hours: %s', async (_, now, startsIn, isBooked) => {
    provider.clock.set(now)
    const { liveClass, holder, others } = await fullClass(1, { startsIn })
    const [one] = others
    await provider.db
      .update(users)
      .set({ timeZone: 'America/Los_Angeles' })
      .where(eq(users.id, one!.user.id))
    await provider.db.insert(mailPreferences).values({
      userId: one!.user.id,
      quietFrom: 22,
      quietUntil: 7,
      optOutToken: `quiet-${one!.user.id}`,
    })
    await join(provider, one!.headers, liveClass.id, 0)
    await cancel(provider, holder.headers, holder.bookingId)
    expect(await hasSpot(provider, one!.headers, liveClass.id)).toBe(isBooked)
  })
})
