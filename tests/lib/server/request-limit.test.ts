import { expect, it } from 'vitest'
import { createRequestLimit } from '@/lib/server/request-limit.mjs'

it('counts each key in a window of its own', () => {
  const limit = createRequestLimit(2, 10_000)
  expect([limit('a', 0), limit('a', 1000), limit('b', 2000)]).toEqual([0, 0, 0])
  expect(limit('a', 4500)).toBe(6)
  expect(limit('b', 4500)).toBe(0)
  expect(limit('a', 9999)).toBe(1)
  expect(limit('a', 10_000)).toBe(0)
})

it('remembers a limited number of keys, the newest', () => {
  const limit = createRequestLimit(1, 10_000)
  for (let key = 0; key <= 10_000; key += 1) limit(`key ${key}`, 0)
  expect(limit('key 10000', 1)).toBeGreaterThan(0)
  expect(limit('key 0', 1)).toBe(0)
})
