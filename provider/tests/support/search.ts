import { expect } from 'vitest'
import { seed } from '../../src/seed/seed'
import { startSeededProvider } from './seeded-provider'
import type { TestProvider } from './start-provider'

/** A Wednesday, three in the afternoon in New York. */
export const searchTime = '2026-11-25T20:00:00Z'

/** A seeded provider at that time; its timetable is otherwise that of the days around today. */
export async function startSearchProvider(): Promise<TestProvider> {
  const provider = await startSeededProvider()
  provider.clock.set(searchTime)
  await seed(provider)
  return provider
}

type Found<Item> = {
  filters: Record<string, unknown>
  groups: { kind: string; total: number; items: Item[] }[]
}

/** What is found for a text, which must be found without an error. */
export async function search<Item = object>(
  provider: TestProvider,
  q: string,
  more: Record<string, string> = {},
  headers = {},
): Promise<Found<Item>> {
  const query = new URLSearchParams({ q, ...more })
  const { status, body } = await provider.call('GET', `/api/v1/search?${query}`, { headers })
  expect([q, status]).toEqual([q, 200])
  return body as Found<Item>
}
