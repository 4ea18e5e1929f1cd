import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookClass, BookingRejected } from '../../src/bookings/book'
import { createClass, spotsOf } from '../support/live-classes'
import { startSeededProvider } from '../support/seeded-provider'
import type { TestProvider } from '../support/start-provider'
import { createMembers } from '../support/subscribers'

// The handler checks before it books; these tests are about what decides when that check is
// outdated.

let provider: TestProvider

beforeAll(async () => {
  provider = await startSeededProvider()
})
afterAll(() => provider.stop())

const take = (userId: number, classId: number, now = provider.clock.now()) =>
  bookClass(provider.db, userId, classId, now)

test('rejects a class that can no longer be joined or does not exist', async () => {
  const [one] = await createMembers(provider, 1)
  const { id, startsAt } = await createClass(provider)
  const joinUntil = new Date(startsAt.getTime() + 15 * 60_000)
  await expect(take(one!.user.id, id, joinUntil)).rejects.toThrow(BookingRejected)
  await expect(take(one!.user.id, 99_999_999)).rejects.toThrow(BookingRejected)
  expect(await spotsOf(provider, id)).toEqual({ counter: 0, rows: 0 })
  const before = new Date(joinUntil.getTime() - 1)
  expect(await take(one!.user.id, id, before)).toBeTypeOf('number')
})

test('rejects a full class', async () => {
  const [one, other] = await createMembers(provider, 2)
  const { id } = await createClass(provider, { capacity: 1 })
  await take(one!.user.id, id)
  await expect(take(other!.user.id, id)).rejects.toThrow(BookingRejected)
  expect(await spotsOf(provider, id)).toEqual({ counter: 1, rows: 1 })
})

test('rejects a class that is booked already or overlaps with another', async () => {
  const [one] = await createMembers(provider, 1)
  const { id } = await createClass(provider)
  const overlapping = await createClass(provider, { startsIn: 104 })
  await take(one!.user.id, id)
  await expect(take(one!.user.id, id)).rejects.toThrow(BookingRejected)
  await expect(take(one!.user.id, overlapping.id)).rejects.toThrow(BookingRejected)
  expect(await spotsOf(provider, id)).toEqual({ counter: 1, rows: 1 })
  expect(await spotsOf(provider, overlapping.id)).toEqual({ counter: 0, rows: 0 })
})

test('the database itself enforces the same rules', async () => {
  const [one] = await createMembers(provider, 1)
  const { id } = await createClass(provider, { capacity: 2 })
  await take(one!.user.id, id)
  const refused = async (statement: string, code: string) =>
    expect(provider.pool.query(statement)).rejects.toMatchObject({ code })
  const times = `(select tstzrange(starts_at, ends_at) from live_classes where id = ${id})`
  const insert = `insert into bookings (live_class_id, user_id, during) values (${id}, ${one!.user.id}, `
  await refused(`${insert} ${times})`, '23505')
  await refused(
    `${insert} tstzrange(now() + interval '61 min', now() + interval '62 min'))`,
    '23505',
  )
  await refused(`update live_classes set booked_count = 3 where id = ${id}`, '23514')
  await refused(`update live_classes set booked_count = -1 where id = ${id}`, '23514')
  await refused(`update live_classes set capacity = 0 where id = ${id}`, '23514')
  const other = await createClass(provider, { startsIn: 90 })
  await refused(
    `insert into bookings (live_class_id, user_id, during) select ${other.id}, ${one!.user.id}, during from bookings where live_class_id = ${id}`,
    '23P01',
  )
  await refused('delete from modalities where id = 1', '23503')
  await refused(`update videos set equipment_ids = '{1,99}' where id = 1`, '23503')
})
