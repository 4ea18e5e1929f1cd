import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createClass } from '../support/live-classes'
import { startSeededProvider } from '../support/seeded-provider'
import type { TestProvider } from '../support/start-provider'

let provider: TestProvider
const start = new Date()

beforeAll(async () => {
  provider = await startSeededProvider(start)
  // The timetable has classes of every instructor; these tests use their own.
  await provider.pool.query("update live_classes set instructor_id = 2, modality_ids = '{2}'")
})
afterAll(() => provider.stop())
beforeEach(async () => {
  provider.clock.set(start)
  await provider.pool.query(`delete from live_classes where title in ('Test class', 'Another')`)
})

const nextOf = async (id: number) =>
  (await provider.call('GET', `/api/v1/live_classes/${id}`)).body.next_live_class
const rename = (id: number, title: string) =>
  provider.pool.query('update live_classes set title = $1 where id = $2', [title, id])
const begun = () => createClass(provider, { startsIn: -20 })

test('a started class includes its next one; a coming class does not', async () => {
  const one = await begun()
  const later = await createClass(provider, { startsIn: 600 })
  await createClass(provider, { startsIn: 900 })
  expect(await nextOf(one.id)).toEqual({
    id: later.id,
    start_date_time: later.startsAt.toISOString(),
    time_zone: 'America/New_York',
    spots_left: 20,
  })
  expect(await nextOf(later.id)).toBeUndefined()
  // A class that has started and can still be joined does not count either.
  await createClass(provider, { startsIn: -5 })
  expect((await nextOf(one.id)).id).toBe(later.id)
})

test('a class with free spots is preferred, else a full one is returned', async () => {
  const one = await begun()
  const full = await createClass(provider, { startsIn: 600, capacity: 0 })
  expect(await nextOf(one.id)).toMatchObject({ id: full.id, spots_left: 0 })
  const free = await createClass(provider, { startsIn: 900 })
  expect((await nextOf(one.id)).id).toBe(free.id)
})

test('without a class of the same title it is the next one of the instructor and modality', async () => {
  const one = await begun()
  const similar = await createClass(provider, { startsIn: 300 })
  await rename(similar.id, 'Another')
  expect((await nextOf(one.id)).id).toBe(similar.id)
  const same = await createClass(provider, { startsIn: 900 })
  expect((await nextOf(one.id)).id).toBe(same.id)
  await provider.pool.query(`update live_classes set modality_ids = '{3}' where id = $1`, [
    similar.id,
  ])
  await provider.pool.query('delete from live_classes where id = $1', [same.id])
  expect(await nextOf(one.id)).toBeUndefined()
})

test('a class of the same title under another brand does not count', async () => {
  const one = await begun()
  const other = await createClass(provider, { startsIn: 300, brandId: 6 })
  await provider.pool.query('update live_classes set instructor_id = 3 where id = $1', [other.id])
  expect(await nextOf(one.id)).toBeUndefined()
})

test('lists include it for running classes, the detail also for ended ones', async () => {
  const over = await createClass(provider, { startsIn: -120 })
  const running = await begun()
  const later = await createClass(provider, { startsIn: 600 })
  const from = new Date(start.getTime() - 3 * 3_600_000).toISOString()
  const to = new Date(start.getTime() + 60_000).toISOString()
  const path = `/api/v1/live_classes?from=${from}&to=${to}&instructor_ids=1`
  const { body } = await provider.call('GET', path)
  const next = new Map(
    body.data.map((one: { id: number; next_live_class?: { id: number } }) => [
      one.id,
      one.next_live_class?.id,
    ]),
  )
  expect(next).toEqual(
    new Map([
      [over.id, undefined],
      [running.id, later.id],
    ]),
  )
  expect((await nextOf(over.id)).id).toBe(later.id)
})
