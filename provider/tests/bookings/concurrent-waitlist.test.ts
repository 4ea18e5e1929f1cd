import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { promoteWaitlists } from '../../src/jobs/promote-waitlists'
import { createClass, spotsOf } from '../support/live-classes'
import { type Processes, startWithProcesses } from '../support/processes'
import { startProvider, type TestProvider } from '../support/start-provider'
import { createMembers } from '../support/subscribers'
import { book, cancel, join } from '../support/waitlists'

vi.setConfig({ testTimeout: 180_000 })

let processes: Processes
let provider: TestProvider
let second: TestProvider

beforeAll(async () => {
  processes = await startWithProcesses()
  provider = processes.observer
  second = await startProvider({ database: provider.database, clock: provider.clock })
})
afterAll(async () => {
  await second.stop()
  await processes.stop()
})

const inTurn = (index: number) => (index % 2 ? provider : second)

type Member = Awaited<ReturnType<typeof createMembers>>[number]

/** Runs `work` for all, eight at a time, and returns the results in order. */
async function forAll<T, R>(items: readonly T[], work: (item: T, index: number) => Promise<R>) {
  const results: R[] = []
  for (let at = 0; at < items.length; at += 8)
    results.push(
      ...(await Promise.all(items.slice(at, at + 8).map((item, n) => work(item, at + n)))),
    )
  return results
}

/** A class whose spots the members have booked; the ids of their bookings. */
async function filledClass(holders: readonly Member[], startsIn: number) {
  const liveClass = await createClass(provider, { capacity: holders.length, startsIn })
  const booked = await forAll(holders, ({ headers }, n) => book(inTurn(n), headers, liveClass.id))
  return { liveClass, bookingIds: booked.map(({ body }) => body.id as number) }
}

/** The entries of a class in line, and who has how many spots in it. */
async function outcomeOf(classId: number) {
  const { rows: entries } = await provider.db.execute<{ status: string; user_id: number }>(sql`
    select status, user_id from waitlist_entries where live_class_id = ${classId} order by id`)
  const { rows: holders } = await provider.db.execute<{ user_id: number }>(sql`
    select user_id from bookings where live_class_id = ${classId} and status = 'booked'`)
  return { entries, holders: holders.map(({ user_id }) => user_id) }
}

/** Nobody who waits may have been passed by somebody who joined later. */
function expectInOrder(entries: readonly { status: string }[]) {
  const statuses = entries.map(({ status }) => status)
  const promoted = statuses.filter((status) => status === 'promoted').length
  expect(statuses.slice(0, promoted).every((status) => status === 'promoted')).toBe(true)
}

test('100 cancel while 100 join: each spot ends with one person, in the order of the line', async () => {
  const holders = await createMembers(provider, 100)
  const joiners = await createMembers(provider, 100)
  const { liveClass, bookingIds } = await filledClass(holders, 300)
  const [cancelled, joined] = await Promise.all([
    Promise.all(holders.map(({ headers }, n) => cancel(inTurn(n), headers, bookingIds[n]!))),
    Promise.all(joiners.map(({ headers }, n) => join(inTurn(n), headers, liveClass.id))),
  ])
  expect(new Set(cancelled.map(({ status }) => status))).toEqual(new Set([204]))
  const statuses = joined.map(({ status }) => status)
  expect(statuses.every((status) => status === 201 || status === 422)).toBe(true)
  const { entries, holders: seated } = await outcomeOf(liveClass.id)
  const inLine = statuses.filter((status) => status === 201).length
  expect(entries).toHaveLength(inLine)
  // Everyone in line has exactly one spot, because all hundred became free.
  expect(entries.map(({ status }) => status)).toEqual(Array(inLine).fill('promoted'))
  expect([...seated].sort()).toEqual(entries.map(({ user_id }) => user_id).sort())
  expect(await spotsOf(provider, liveClass.id)).toEqual({ counter: inLine, rows: inLine })
})

test('40 cancel with 100 in line, on two providers beside the job: the first 40 get the spots', async () => {
  const holders = await createMembers(provider, 60)
  const waiting = await createMembers(provider, 100)
  const { liveClass, bookingIds } = await filledClass(holders, 500)
  for (const [n, { headers }] of waiting.entries()) await join(inTurn(n), headers, liveClass.id)
  const cancelling = holders.slice(0, 40)
  await Promise.all([
    ...cancelling.map(({ headers }, n) => cancel(inTurn(n), headers, bookingIds[n]!)),
    promoteWaitlists(provider.deps),
    promoteWaitlists(second.deps),
    // People outside the line cannot take a spot that somebody waits for.
    ...cancelling.map(({ headers }, n) => book(inTurn(n + 1), headers, liveClass.id)),
  ])
  const { entries, holders: seated } = await outcomeOf(liveClass.id)
  expectInOrder(entries)
  const promoted = entries.filter(({ status }) => status === 'promoted').map((e) => e.user_id)
  expect(promoted).toEqual(waiting.slice(0, 40).map(({ user }) => user.id))
  expect(new Set(seated).size).toBe(60)
  expect(seated).toHaveLength(60)
  expect(await spotsOf(provider, liveClass.id)).toEqual({ counter: 60, rows: 60 })
  const { rows } = await provider.db.execute<{ mails: number }>(sql`
    select count(*)::int as mails from pgboss.job where data->>'kind' = 'waitlist_promoted'
      and (data->>'userId')::int in (select user_id from waitlist_entries
        where live_class_id = ${liveClass.id})`)
  expect(rows[0]!.mails).toBe(40)
})

test('of two classes at one time that become free at once, each person in both lines gets one', async () => {
  const people = await createMembers(provider, 20)
  const holders = await createMembers(provider, 40)
  const one = await filledClass(holders.slice(0, 20), 800)
  const other = await filledClass(holders.slice(20), 820)
  for (const { headers } of people) {
    await join(provider, headers, one.liveClass.id)
    await join(provider, headers, other.liveClass.id)
  }
  const responses = await Promise.all(
    holders.map(({ headers }, n) =>
      cancel(inTurn(n), headers, n < 20 ? one.bookingIds[n]! : other.bookingIds[n - 20]!),
    ),
  )
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([204]))
  const seated = [await outcomeOf(one.liveClass.id), await outcomeOf(other.liveClass.id)]
  const all = seated.flatMap(({ holders: ids }) => ids)
  expect(all).toHaveLength(20)
  expect(new Set(all).size).toBe(20)
  for (const { liveClass } of [one, other]) {
    const { counter, rows } = await spotsOf(provider, liveClass.id)
    expect(counter).toBe(rows)
  }
})

test('members who book elsewhere while they are promoted end up in one of the two classes', async () => {
  const people = await createMembers(provider, 30)
  const holders = await createMembers(provider, 30)
  const { liveClass, bookingIds } = await filledClass(holders, 1_000)
  const elsewhere = await createClass(provider, { capacity: 30, startsIn: 1_020 })
  for (const { headers } of people) await join(provider, headers, liveClass.id)
  const responses = await Promise.all([
    ...holders.map(({ headers }, n) => cancel(inTurn(n), headers, bookingIds[n]!)),
    ...people.map(({ headers }, n) => book(inTurn(n), headers, elsewhere.id)),
  ])
  expect(responses.every(({ status }) => [201, 204, 422].includes(status))).toBe(true)
  const waited = await spotsOf(provider, liveClass.id)
  const booked = await spotsOf(provider, elsewhere.id)
  expect(waited.counter).toBe(waited.rows)
  expect(booked.counter).toBe(booked.rows)
  expect(waited.rows + booked.rows).toBe(30)
})

test('killed between cancellations, and served again: each spot has one person, in order', async () => {
  const holders = await createMembers(provider, 60)
  const waiting = await createMembers(provider, 60)
  const { liveClass, bookingIds } = await filledClass(holders, 1_200)
  await forAll(waiting, ({ headers }, n) => join(inTurn(n), headers, liveClass.id))
  const child = processes.startChild()
  const url = await child.listening
  let answered = 0
  await Promise.all(
    holders.map(async ({ headers }, n) => {
      try {
        await fetch(`${url}/api/v1/bookings/${bookingIds[n]}`, { method: 'DELETE', headers })
        answered += 1
        if (answered === 20) child.kill('SIGKILL')
      } catch {
        // The killed provider gave no answer.
      }
    }),
  )
  await child.exited
  const before = await outcomeOf(liveClass.id)
  expectInOrder(before.entries)
  // Every cancellation moved its spot to somebody in line, in the same transaction.
  expect(before.holders).toHaveLength(60)
  expect(await spotsOf(provider, liveClass.id)).toEqual({ counter: 60, rows: 60 })
  await Promise.all(holders.map(({ headers }, n) => cancel(inTurn(n), headers, bookingIds[n]!)))
  const after = await outcomeOf(liveClass.id)
  expect(after.entries.every(({ status }) => status === 'promoted')).toBe(true)
  expect([...after.holders].sort()).toEqual(waiting.map(({ user }) => user.id).sort())
})
