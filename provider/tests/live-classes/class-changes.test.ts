import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cancelClass } from '../../src/live-classes/cancel-class'
import { moveClass } from '../../src/live-classes/move-class'
import { createClass, spotsOf } from '../support/live-classes'
import { startSeededProvider } from '../support/seeded-provider'
import type { TestProvider } from '../support/start-provider'
import { createMembers } from '../support/subscribers'
import { book, cancel, join, queuedMails, seeClass } from '../support/waitlists'

let provider: TestProvider
const start = new Date('2026-03-04T15:00:00Z')
const minute = 60_000

beforeAll(async () => {
  provider = await startSeededProvider(start)
})
afterAll(() => provider.stop())
beforeEach(() => provider.clock.set(start))

const sentence = (text: string) => ({ errors: { full_messages: [text], base: [text] } })
const bookingsOf = async (headers: Record<string, string>, state = 'upcoming') =>
  (await provider.call('GET', `/api/v1/bookings?state=${state}`, { headers })).body.data

describe('a class that the studio calls off', () => {
  it('ends its bookings and its waitlist and tells everyone once', async () => {
    const liveClass = await createClass(provider, { capacity: 1, startsIn: 600 })
    const [holder, waiting, other] = await createMembers(provider, 3)
    const { body } = await book(provider, holder!.headers, liveClass.id)
    await join(provider, waiting!.headers, liveClass.id)
    expect(await cancelClass(provider.deps, liveClass.id)).toBe(2)
    expect(await cancelClass(provider.deps, liveClass.id)).toBeUndefined()
    for (const { user } of [holder!, waiting!])
      expect(await queuedMails(provider, user.id)).toContain(
        `class_cancelled:${liveClass.id}:${user.id}`,
      )
    expect(await spotsOf(provider, liveClass.id)).toEqual({ counter: 0, rows: 0 })
    const seen = await seeClass(provider, waiting!.headers, liveClass.id)
    expect(seen).toMatchObject({ cancelled: true, waiting: 0, waitlist: null })
    const calledOff = sentence('The studio canceled this class.')
    expect((await book(provider, other!.headers, liveClass.id)).body).toEqual(calledOff)
    expect((await join(provider, other!.headers, liveClass.id)).body).toEqual(calledOff)
    const playback = await provider.call('POST', '/api/v1/brightcove_token/generate', {
      headers: holder!.headers,
      body: { live_class_id: liveClass.id },
    })
    expect(playback.body).toEqual(calledOff)
    expect((await cancel(provider, holder!.headers, body.id)).status).toBe(204)
    expect(await spotsOf(provider, liveClass.id)).toEqual({ counter: 0, rows: 0 })
  })

  it('stays among the upcoming bookings until it would have ended, and frees that time', async () => {
    const liveClass = await createClass(provider, { startsIn: 600 })
    const [holder] = await createMembers(provider, 1)
    await book(provider, holder!.headers, liveClass.id)
    provider.clock.advance(minute)
    await cancelClass(provider.deps, liveClass.id)
    expect(await bookingsOf(holder!.headers)).toMatchObject([
      { status: 'cancelled', live_class: { id: liveClass.id, cancelled: true } },
    ])
    const instead = await createClass(provider, { startsIn: 600 })
    expect((await book(provider, holder!.headers, instead.id)).status).toBe(201)
    provider.clock.set(liveClass.endsAt)
    expect(await bookingsOf(holder!.headers, 'past')).toEqual([])
  })

  it('is not offered as the next one', async () => {
    const first = await createClass(provider, { startsIn: 60, minutes: 45 })
    const next = await createClass(provider, { startsIn: 200 })
    const later = await createClass(provider, { startsIn: 300 })
    await cancelClass(provider.deps, next.id)
    provider.clock.set(first.startsAt)
    expect((await seeClass(provider, {}, first.id)).next_live_class?.id).toBe(later.id)
  })
})

describe('a class that the studio moves', () => {
  const at = (minutes: number) => new Date(start.getTime() + minutes * minute)

  it('takes its bookings and its waitlist along and tells everyone', async () => {
    const liveClass = await createClass(provider, { capacity: 1, startsIn: 600 })
    const [holder, waiting] = await createMembers(provider, 2)
    await book(provider, holder!.headers, liveClass.id)
    await join(provider, waiting!.headers, liveClass.id)
    const moved = await moveClass(provider.deps, liveClass.id, at(700))
    expect(moved).toEqual({ mailed: 2, displaced: 0 })
    expect(await bookingsOf(holder!.headers)).toMatchObject([
      { live_class: { start_date_time: at(700).toISOString(), session_length: 45 } },
    ])
    expect(await seeClass(provider, waiting!.headers, liveClass.id)).toMatchObject({
      waitlist: { promote_until: at(640).toISOString() },
    })
    for (const { user } of [holder!, waiting!])
      expect(await queuedMails(provider, user.id)).toContain(
        `class_changed:${liveClass.id}:${at(700).toISOString()}:${user.id}`,
      )
    const before = await createClass(provider, { startsIn: 600 })
    expect((await book(provider, holder!.headers, before.id)).status).toBe(201)
    const during = await createClass(provider, { startsIn: 710 })
    expect((await book(provider, holder!.headers, during.id)).status).toBe(422)
    expect(await moveClass(provider.deps, liveClass.id, at(700))).toBeUndefined()
  })

  it('shows those who knew it the time before, until it is back there', async () => {
    const liveClass = await createClass(provider, { capacity: 2, startsIn: 600 })
    const [holder, other, waiting, late] = await createMembers(provider, 4)
    const { body } = await book(provider, holder!.headers, liveClass.id)
    expect(body.moved_from).toBeNull()
    await book(provider, other!.headers, liveClass.id)
    await join(provider, waiting!.headers, liveClass.id)
    await moveClass(provider.deps, liveClass.id, at(700))
    await moveClass(provider.deps, liveClass.id, at(800))
    const from = { moved_from: at(600).toISOString() }
    expect(await bookingsOf(holder!.headers)).toMatchObject([from])
    const entries = await provider.call('GET', '/api/v1/waitlist_entries', waiting!)
    expect(entries.body.data).toMatchObject([from])
    const pageOf = async (who: { headers: Record<string, string> }) =>
      (await provider.call('GET', `/api/v1/live_classes/${liveClass.id}`, who)).body
    expect((await pageOf(holder!)).booking).toMatchObject(from)
    expect((await pageOf(waiting!)).waitlist).toMatchObject(from)

    await cancel(provider, holder!.headers, body.id)
    expect(await bookingsOf(waiting!.headers)).toMatchObject([from])
    const [held] = await bookingsOf(other!.headers)
    await cancel(provider, other!.headers, held.id)
    expect((await book(provider, late!.headers, liveClass.id)).body.moved_from).toBeNull()
    await moveClass(provider.deps, liveClass.id, at(600))
    expect(await bookingsOf(waiting!.headers)).toMatchObject([{ moved_from: null }])
    expect(await bookingsOf(late!.headers)).toMatchObject([{ moved_from: at(800).toISOString() }])
  })

  it('keeps the earlier of two bookings that now overlap, and passes the spot on', async () => {
    const moving = await createClass(provider, { capacity: 2, startsIn: 600 })
    const fixed = await createClass(provider, { capacity: 2, startsIn: 1_000 })
    const [movingFirst, fixedFirst, waiting] = await createMembers(provider, 3)
    await book(provider, movingFirst!.headers, moving.id)
    await book(provider, fixedFirst!.headers, fixed.id)
    provider.clock.advance(minute)
    const lostFixed = await book(provider, movingFirst!.headers, fixed.id)
    const lostMoving = await book(provider, fixedFirst!.headers, moving.id)
    await join(provider, waiting!.headers, fixed.id)
    expect(await moveClass(provider.deps, moving.id, at(990))).toEqual({ mailed: 2, displaced: 2 })
    expect(await bookingsOf(movingFirst!.headers)).toMatchObject([{ live_class_id: moving.id }])
    expect(await bookingsOf(fixedFirst!.headers)).toMatchObject([{ live_class_id: fixed.id }])
    expect(await queuedMails(provider, movingFirst!.user.id)).toContain(
      `booking_displaced:${lostFixed.body.id}`,
    )
    expect(await queuedMails(provider, fixedFirst!.user.id)).toContain(
      `booking_displaced:${lostMoving.body.id}`,
    )
    expect(await bookingsOf(waiting!.headers)).toMatchObject([{ live_class_id: fixed.id }])
    expect(await spotsOf(provider, moving.id)).toEqual({ counter: 1, rows: 1 })
    expect(await spotsOf(provider, fixed.id)).toEqual({ counter: 2, rows: 2 })
  })

  it('ends well while people book it and what it overlaps', async () => {
    const moving = await createClass(provider, { capacity: 30, startsIn: 2_000 })
    const fixed = await createClass(provider, { capacity: 30, startsIn: 2_400 })
    const people = await createMembers(provider, 30)
    const [moved, ...responses] = await Promise.all([
      moveClass(provider.deps, moving.id, at(2_410)),
      ...people.flatMap(({ headers }) => [
        book(provider, headers, moving.id),
        book(provider, headers, fixed.id),
      ]),
    ])
    expect(moved).toBeDefined()
    expect(responses.every((response) => [201, 422].includes(response.status))).toBe(true)
    const [one, other] = await Promise.all([
      spotsOf(provider, moving.id),
      spotsOf(provider, fixed.id),
    ])
    expect(one.counter).toBe(one.rows)
    expect(other.counter).toBe(other.rows)
    expect(one.rows + other.rows).toBe(30)
  })
})
