import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, instantOf, localDate } from '../../src/wall-time'
import { startSeededProvider } from '../support/seeded-provider'
import type { TestProvider } from '../support/start-provider'
import { queriesAfter, queriesBefore } from './queries'
import { type Found, isRight, type Query, readQueries, timeZone } from './support/judge-query'

/** The next Wednesday at three in the afternoon: the timetable is the same in every week. */
function nextWednesday(): Date {
  const today = localDate(new Date(), timeZone)
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  return instantOf(addDays(today, (3 - weekday + 7) % 7), 15 * 60, timeZone)
}

let provider: TestProvider
beforeAll(async () => {
  provider = await startSeededProvider(nextWednesday())
})
afterAll(() => provider.stop())

async function firstFive({ q, language }: Query): Promise<Found[]> {
  const query = new URLSearchParams({ q, time_zone: timeZone })
  const { status, body } = await provider.call('GET', `/api/v1/search?${query}`, {
    headers: { 'accept-language': language },
  })
  expect(status).toBe(200)
  const groups = body.groups as { kind: string; items: Found['item'][] }[]
  return groups.flatMap(({ kind, items }) => items.map((item) => ({ kind, item }))).slice(0, 5)
}

test.each([
  ['written before the search', queriesBefore],
  ['written after it', queriesAfter],
])('of the queries %s, at least 95 of 100 give what people mean', async (_, table) => {
  const queries = readQueries(table)
  expect(queries.length).toBeGreaterThanOrEqual(100)
  const wrong: unknown[] = []
  for (const query of queries) {
    const found = await firstFive(query)
    if (!isRight(query, found, provider.clock.now()))
      wrong.push([
        query.q,
        found.map(
          ({ kind, item }) =>
            `${kind}: ${item.title ?? item.session_title ?? item.name ?? item.first_name}`,
        ),
      ])
  }
  expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(queries.length * 0.05)
})
