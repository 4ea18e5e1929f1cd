import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPromiseCache } from '../src/promise-cache'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

it('loads once for concurrent and later callers, until the value is too old', async () => {
  const cache = createPromiseCache<string, number>({ maxAgeMs: 1_000 })
  let loads = 0
  const load = async () => (loads += 1)
  expect(await Promise.all([cache('a', load), cache('a', load)])).toEqual([1, 1])
  vi.advanceTimersByTime(999)
  expect(await cache('a', load)).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await cache('a', load)).toBe(2)
  expect(await cache('b', load)).toBe(3)
})

it('does not keep a failure', async () => {
  const cache = createPromiseCache<string, string>()
  await expect(cache('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache('a', async () => 'back')).toBe('back')
})

it('drops the oldest values beyond its size', async () => {
  const cache = createPromiseCache<string, string>({ maxEntries: 2 })
  for (const key of ['a', 'b', 'c']) await cache(key, async () => `first ${key}`)
  expect(await cache('c', async () => 'second c')).toBe('first c')
  expect(await cache('b', async () => 'second b')).toBe('first b')
  expect(await cache('a', async () => 'second a')).toBe('second a')
})
