import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createClass, spotsOf } from '../support/live-classes'
import { startSeededProvider } from '../support/seeded-provider'
import type { TestProvider } from '../support/start-provider'
import { createMembers } from '../support/subscribers'

let provider: TestProvider
const start = new Date()
const minute = 60_000

beforeAll(async () => {
  provider = await startSeededProvider(start)
})
afterAll(() => provider.stop())
beforeEach(() => provider.clock.set(start))

type Headers = Record<string, string>

const book = (headers: Headers, classId: number) =>
  provider.call('POST', '/api/v1/bookings', {
    headers,
    body: { booking: { live_class_id: classId } },
  })
const cancel = (headers: Headers, id: number) =>
  provider.call('DELETE', `/api/v1/bookings/${id}`, { headers })
const attend = (headers: Headers, id: number) =>
  provider.call('PUT', `/api/v1/bookings/${id}`, { headers, body: { attended: true } })

async function member() {
  const [created] = await createMembers(provider, 1)
  return created!
}
const sentence = (text: string) => ({ errors: { full_messages: [text], base: [text] } })
const at = (moment: Date, shift: number) => provider.clock.set(new Date(moment.getTime() + shift))

test.each([
  ['before the start', 45, -1, 201],
  ['at the start', 45, 0, 201],
  ['until fifteen minutes after it', 45, 15 * minute - 1, 201],
  ['from then on', 45, 15 * minute, 422, 'You can join a class until 15 minutes after it starts.'],
  ['until the end of a shorter class', 12, 12 * minute - 1, 201],
  ['at its end', 12, 12 * minute, 422, 'This class has ended.'],
  ['after the end', 45, 50 * minute, 422, 'This class has ended.'],
])('booking %s', async (_, minutes, shift, status, refusal?: string) => {
  const { headers } = await member()
  const liveClass = await createClass(provider, { minutes })
  at(liveClass.startsAt, shift)
  const response = await book(headers, liveClass.id)
  expect(response.status).toBe(status)
  if (refusal) expect(response.body).toEqual(sentence(refusal))
  expect(await spotsOf(provider, liveClass.id)).toEqual(
    status === 201 ? { counter: 1, rows: 1 } : { counter: 0, rows: 0 },
  )
})

test('a late booking can enter, is attended and cannot be cancelled', async () => {
  const { headers } = await member()
  const liveClass = await createClass(provider)
  at(liveClass.startsAt, 14 * minute)
  const { body } = await book(headers, liveClass.id)
  const leave = await provider.call('POST', '/api/v1/brightcove_token/generate', {
    headers,
    body: { live_class_id: liveClass.id },
  })
  expect(leave.status).toBe(200)
  expect((await attend(headers, body.id)).body.attended).toBe(true)
  expect((await cancel(headers, body.id)).body).toEqual(sentence('This class has already started.'))
})

test('an ended class does not overlap with a late booking of another', async () => {
  const { headers } = await member()
  const first = await createClass(provider, { startsIn: 30, minutes: 40 })
  const second = await createClass(provider, { startsIn: 60 })
  await book(headers, first.id)
  expect((await book(headers, second.id)).body).toEqual(
    sentence('You’ve booked another class at that time. Cancel it first to book this one.'),
  )
  at(first.endsAt, -1)
  expect((await book(headers, second.id)).status).toBe(422)
  at(first.endsAt, 0)
  expect((await book(headers, second.id)).status).toBe(201)
})

test('a class includes the times until which it can be joined, cancelled and attended', async () => {
  const long = await createClass(provider)
  const short = await createClass(provider, { minutes: 12 })
  const from = (start: Date, minutes: number) =>
    new Date(start.getTime() + minutes * minute).toISOString()
  const seen = async (id: number) => (await provider.call('GET', `/api/v1/live_classes/${id}`)).body
  expect(await seen(long.id)).toMatchObject({
    join_from: from(long.startsAt, -10),
    join_until: from(long.startsAt, 15),
    cancellable_until: from(long.startsAt, 0),
    attendance_until: from(long.startsAt, 45),
  })
  expect(await seen(short.id)).toMatchObject({ join_until: from(short.startsAt, 12) })
})
