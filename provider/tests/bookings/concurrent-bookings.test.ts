import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createClass, spotsOf } from '../support/live-classes'
import { startProvider, type TestProvider } from '../support/start-provider'
import { createMembers } from '../support/subscribers'

// Alone on two cores 200 bookings take more than a second; other tests may run at the same time.
vi.setConfig({ testTimeout: 90_000 })

let provider: TestProvider
let second: TestProvider

beforeAll(async () => {
  provider = await startProvider({ seeded: true })
  second = await startProvider({ database: provider.database, clock: provider.clock })
})
afterAll(async () => {
  await second.stop()
  await provider.stop()
})

type Headers = Record<string, string>

const book = (headers: Headers, classId: number, on = provider) =>
  on.call('POST', '/api/v1/bookings', { headers, body: { booking: { live_class_id: classId } } })

const cancel = (headers: Headers, id: number, on = provider) =>
  on.call('DELETE', `/api/v1/bookings/${id}`, { headers })

const full = {
  errors: {
    full_messages: ['This class is full. Try its waitlist or another class.'],
    base: ['This class is full. Try its waitlist or another class.'],
  },
}

/** A provider that has just started is half as fast: let it handle some bookings first. */
async function warmUp() {
  const members = await createMembers(provider, 40)
  const liveClass = await createClass(provider, { capacity: 10 })
  await Promise.all(members.map(({ headers }) => book(headers, liveClass.id)))
  await Promise.all(members.map(({ headers }) => book(headers, liveClass.id, second)))
}

test('of 200 people at once for 20 spots, on two providers, 20 book and 180 are rejected', async () => {
  await warmUp()
  const members = await createMembers(provider, 200)
  const liveClass = await createClass(provider, { capacity: 20 })
  const responses = await Promise.all(
    members.map(({ headers }, index) => book(headers, liveClass.id, index % 2 ? provider : second)),
  )
  const booked = responses.filter(({ status }) => status === 201)
  const refused = responses.filter(({ status }) => status === 422)
  expect([booked.length, refused.length]).toEqual([20, 180])
  for (const { body } of refused) expect(body).toEqual(full)
  expect(await spotsOf(provider, liveClass.id)).toEqual({ counter: 20, rows: 20 })
})

test('100 concurrent requests of one person make one booking and 99 conflicts', async () => {
  const [member] = await createMembers(provider, 1)
  const liveClass = await createClass(provider)
  const responses = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      book(member!.headers, liveClass.id, index % 2 ? provider : second),
    ),
  )
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
  const told = responses
    .filter(({ status }) => status === 422)
    .map(({ body }) => body.errors.base[0])
  expect(told).toEqual(Array(99).fill('You’ve already booked this class.'))
  expect(await spotsOf(provider, liveClass.id)).toEqual({ counter: 1, rows: 1 })
})

test('of two overlapping classes at once one is booked, in every round', async () => {
  const members = await createMembers(provider, 30)
  const first = await createClass(provider, { startsIn: 60, capacity: 100 })
  const other = await createClass(provider, { startsIn: 90, capacity: 100 })
  for (const { headers } of members) {
    const responses = await Promise.all([book(headers, first.id), book(headers, other.id, second)])
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 422])
  }
  const taken = await Promise.all([spotsOf(provider, first.id), spotsOf(provider, other.id)])
  expect(taken[0].rows + taken[1].rows).toBe(30)
  for (const { counter, rows } of taken) expect(counter).toBe(rows)
})

test('50 cancellations of one booking at once give one spot back', async () => {
  const [one, other] = await createMembers(provider, 2)
  const liveClass = await createClass(provider)
  const mine = await book(one!.headers, liveClass.id)
  await book(other!.headers, liveClass.id)
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      cancel(one!.headers, mine.body.id, index % 2 ? provider : second),
    ),
  )
  expect(responses.every(({ status }) => status === 204)).toBe(true)
  expect(await spotsOf(provider, liveClass.id)).toEqual({ counter: 1, rows: 1 })
})

test('of two people one gets the last spot, in each of 60 rounds', async () => {
  const [one, other] = await createMembers(provider, 2)
  for (let round = 0; round < 60; round += 1) {
    const liveClass = await createClass(provider, { capacity: 1, startsIn: 60 + round * 60 })
    const responses = await Promise.all([
      book(one!.headers, liveClass.id),
      book(other!.headers, liveClass.id, second),
    ])
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 422])
    expect(await spotsOf(provider, liveClass.id)).toEqual({ counter: 1, rows: 1 })
  }
})

test('while 30 people book and cancel at random the counter equals the number of rows', async () => {
  const members = await createMembers(provider, 30)
  const liveClass = await createClass(provider, { capacity: 10 })
  let open = true
  const looks: { counter: number; rows: number }[] = []
  const watcher = (async () => {
    while (open) {
      looks.push(await spotsOf(provider, liveClass.id))
      await wait(2)
    }
  })()
  const statuses = await Promise.all(
    members.map(async ({ headers }, index) => {
      const seen: number[] = []
      for (let turn = 0; turn < 5; turn += 1) {
        const on = (index + turn) % 2 ? provider : second
        const booked = await book(headers, liveClass.id, on)
        seen.push(booked.status)
        if (booked.status === 201) {
          const [again, gone] = await Promise.all([
            book(headers, liveClass.id, on),
            cancel(headers, booked.body.id, on),
          ])
          seen.push(again.status, gone.status)
          if (again.status === 201) seen.push((await cancel(headers, again.body.id)).status)
        }
      }
      return seen
    }),
  )
  open = false
  await watcher
  expect(new Set(statuses.flat())).toEqual(new Set([201, 204, 422]))
  expect(looks.length).toBeGreaterThan(20)
  for (const { counter, rows } of looks) {
    expect(counter).toBe(rows)
    expect(counter).toBeLessThanOrEqual(10)
  }
  expect(await spotsOf(provider, liveClass.id)).toEqual({ counter: 0, rows: 0 })
})

test('a repeated request with its key returns the same booking', async () => {
  const [member] = await createMembers(provider, 1)
  const liveClass = await createClass(provider)
  const headers = { ...member!.headers, 'idempotency-key': 'a lost answer'.replaceAll(' ', '-') }
  const responses = await Promise.all(Array.from({ length: 20 }, () => book(headers, liveClass.id)))
  expect(new Set(responses.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
  expect(responses[0]!.status).toBe(201)
  expect(await spotsOf(provider, liveClass.id)).toEqual({ counter: 1, rows: 1 })
})
