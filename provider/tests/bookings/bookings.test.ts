import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createClass, spotsOf } from '../support/live-classes'
import { startSeededProvider } from '../support/seeded-provider'
import { startProvider, type TestProvider } from '../support/start-provider'
import { createMembers, subscribe } from '../support/subscribers'

let provider: TestProvider
const start = new Date()

beforeAll(async () => {
  provider = await startSeededProvider(start)
})
afterAll(() => provider.stop())
beforeEach(() => provider.clock.set(start))

type Headers = Record<string, string>

const book = (headers: Headers | undefined, classId: unknown) =>
  provider.call('POST', '/api/v1/bookings', {
    headers,
    body: { booking: { live_class_id: classId } },
  })
const cancel = (headers: Headers, id: number) =>
  provider.call('DELETE', `/api/v1/bookings/${id}`, { headers })
const attend = (headers: Headers, id: number, body: unknown = { attended: true }) =>
  provider.call('PUT', `/api/v1/bookings/${id}`, { headers, body })

async function member(options?: { subscribed: boolean }) {
  const [created] = await createMembers(provider, 1, options)
  return created!
}
const sentence = (text: string) => ({ errors: { full_messages: [text], base: [text] } })
const at = (moment: Date, shift: number) => provider.clock.set(new Date(moment.getTime() + shift))

test('a booking includes its class and takes a spot', async () => {
  const { headers } = await member()
  const liveClass = await createClass(provider, { capacity: 3 })
  const { status, body } = await book(headers, liveClass.id)
  expect(status).toBe(201)
  expect(body).toMatchObject({
    live_class_id: liveClass.id,
    attended: false,
    status: 'booked',
    created_at: start.toISOString(),
    live_class: {
      id: liveClass.id,
      session_title: 'Test class',
      session_length: 45,
      time_zone: 'America/New_York',
      spots_left: 2,
      booking: { id: body.id, attended: false },
    },
  })
  const seen = await provider.call('GET', `/api/v1/live_classes/${liveClass.id}`, { headers })
  expect(seen.body).toEqual(body.live_class)
  const anonymous = await provider.call('GET', `/api/v1/live_classes/${liveClass.id}`)
  expect(anonymous.body).not.toHaveProperty('booking')
})

test('visitors and members whose plan does not cover the brand cannot book', async () => {
  const liveClass = await createClass(provider, { brandId: 4 })
  expect((await book(undefined, liveClass.id)).status).toBe(401)

  const plain = await member({ subscribed: false })
  const response = await book(plain.headers, liveClass.id)
  expect(response.status).toBe(403)
  expect(response.body).toMatchObject({
    error: 'You need a plan for this. Choose one to continue.',
    code: 'subscription_required',
    details: { covered_brand_ids: [], fitting_plan: { plan_type: 'single' } },
  })

  await subscribe(provider, [plain.user.id], { planType: 'single', brandId: 6 })
  const elsewhere = await book(plain.headers, liveClass.id)
  expect(elsewhere.body).toMatchObject({
    error: 'Your plan covers Pilates. It doesn’t include Yoga.',
    code: 'brand_not_covered',
    details: { covered_brand_ids: [6] },
  })
  const pilates = await createClass(provider, { brandId: 6 })
  expect((await book(plain.headers, pilates.id)).status).toBe(201)
})

test('rejected bookings say why', async () => {
  const [one, other] = await createMembers(provider, 2)
  const liveClass = await createClass(provider, { capacity: 1 })
  expect((await book(one!.headers, liveClass.id)).status).toBe(201)
  expect((await book(one!.headers, liveClass.id)).body).toEqual(
    sentence('You’ve already booked this class.'),
  )
  expect((await book(other!.headers, liveClass.id)).body).toEqual(
    sentence('This class is full. Try its waitlist or another class.'),
  )

  const overlapping = await createClass(provider, { startsIn: 100 })
  const refused = await book(one!.headers, overlapping.id)
  expect(refused.status).toBe(422)
  expect(refused.body).toEqual(
    sentence('You’ve booked another class at that time. Cancel it first to book this one.'),
  )
  const next = await createClass(provider, { startsIn: 105 })
  expect((await book(one!.headers, next.id)).status).toBe(201)
})

test.each([
  ['a millisecond before the start', -1, 204],
  ['at the start', 0, 422],
])('cancelling %s', async (_, shift, status) => {
  const { headers } = await member()
  const liveClass = await createClass(provider)
  const { body } = await book(headers, liveClass.id)
  at(liveClass.startsAt, shift)
  expect((await cancel(headers, body.id)).status).toBe(status)
  expect((await spotsOf(provider, liveClass.id)).counter).toBe(status === 204 ? 0 : 1)
})

test('a cancelled class can be booked again, as a new booking', async () => {
  const { headers } = await member()
  const liveClass = await createClass(provider)
  const first = await book(headers, liveClass.id)
  expect((await cancel(headers, first.body.id)).status).toBe(204)
  const second = await book(headers, liveClass.id)
  expect(second.status).toBe(201)
  expect(second.body.id).not.toBe(first.body.id)
  expect((await cancel(headers, first.body.id)).status).toBe(204)
  expect(await spotsOf(provider, liveClass.id)).toEqual({ counter: 1, rows: 1 })
})

test.each([
  ['more than ten minutes before the start', -600_001, 422],
  ['ten minutes before the start', -600_000, 200],
  ['a millisecond before the end', 45 * 60_000 - 1, 200],
  ['at the end', 45 * 60_000, 422],
])('attendance %s', async (_, shift, status) => {
  const { headers } = await member()
  const liveClass = await createClass(provider)
  const { body } = await book(headers, liveClass.id)
  at(liveClass.startsAt, shift)
  const response = await attend(headers, body.id)
  expect(response.status).toBe(status)
  if (status === 200) {
    expect(response.body).toMatchObject({ id: body.id, attended: true })
    expect((await attend(headers, body.id, { booking: { attended: true } })).status).toBe(200)
  }
})

test('attendance needs a booking that is not cancelled, and cannot be taken back', async () => {
  const { headers } = await member()
  const liveClass = await createClass(provider)
  const { body } = await book(headers, liveClass.id)
  await cancel(headers, body.id)
  at(liveClass.startsAt, -1)
  expect((await attend(headers, body.id)).status).toBe(422)
  expect((await attend(headers, body.id, { attended: false })).status).toBe(400)
})

test('a booking of somebody else gets 404', async () => {
  const [owner, stranger] = await createMembers(provider, 2)
  const liveClass = await createClass(provider)
  const { body } = await book(owner!.headers, liveClass.id)
  at(liveClass.startsAt, -1)
  for (const id of [body.id, 99_999_999, 'x', '-1', '1.5']) {
    expect((await cancel(stranger!.headers, id)).status).toBe(404)
    expect((await attend(stranger!.headers, id)).status).toBe(404)
  }
  expect((await book(stranger!.headers, 99_999_999)).status).toBe(404)
  expect((await book(stranger!.headers, 'x')).status).toBe(400)
  expect(await spotsOf(provider, liveClass.id)).toEqual({ counter: 1, rows: 1 })
})

test('upcoming lists the next class first, past the latest, and a class moves when it ends', async () => {
  const { headers } = await member()
  const classes = []
  for (const startsIn of [300, 60, 180]) classes.push(await createClass(provider, { startsIn }))
  for (const liveClass of classes) await book(headers, liveClass.id)
  const cancelled = await book(headers, (await createClass(provider, { startsIn: 400 })).id)
  await cancel(headers, cancelled.body.id)
  const list = async (state: string, query = '') => {
    const path = `/api/v1/bookings?state=${state}${query}`
    const { body } = await provider.call('GET', path, { headers })
    return body.data.map((booking: { live_class_id: number }) => booking.live_class_id)
  }
  const [late, soon, between] = classes.map(({ id }) => id)
  expect(await list('upcoming')).toEqual([soon, between, late])
  expect(await list('past')).toEqual([])
  at(classes[2]!.endsAt, -1)
  expect(await list('past')).toEqual([soon])
  at(classes[2]!.endsAt, 0)
  expect(await list('past')).toEqual([between, soon])
  expect(await list('past', '&per_page=1&page=2')).toEqual([soon])
  expect((await provider.call('GET', '/api/v1/bookings?state=all', { headers })).status).toBe(400)
})

test.each([
  [true, 400],
  ['1', 400],
  [null, 400],
  [[1], 400],
  [-1, 422],
])('an unknown class is rejected: %o', async (live_class_id, status) => {
  const { headers } = await member()
  const body = { booking: { live_class_id } }
  const response = await provider.call('POST', '/api/v1/bookings', { headers, body })
  expect(response.status).toBe(status)
  if (status === 422)
    expect(response.body.errors.full_messages).toEqual(['Live class id is unknown'])
})

test('bookings are limited to thirty a minute', async () => {
  const limited = await startProvider({
    database: { url: provider.database.url },
    clock: provider.clock,
    env: { RATE_LIMITS: 'on' },
  })
  const { headers } = await member()
  const { id } = await createClass(provider)
  const body = { booking: { live_class_id: id } }
  const statuses = []
  for (let turn = 0; turn < 32; turn += 1)
    statuses.push((await limited.call('POST', '/api/v1/bookings', { headers, body })).status)
  await limited.stop()
  expect(statuses).toEqual([201, ...Array(29).fill(422), 429, 429])
})
