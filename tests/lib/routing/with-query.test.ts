import { describe, expect, it } from 'vitest'
import { withQuery } from '@/lib/routing/query-string'

describe('withQuery', () => {
  it.each([
    ['/schedule', '', '/schedule'],
    ['/schedule', 'referrer_id=9', '/schedule?referrer_id=9'],
    ['/schedule?date=2026-03-04', 'referrer_id=9', '/schedule?date=2026-03-04&referrer_id=9'],
    ['/schedule#now', 'a=1', '/schedule?a=1#now'],
    ['/schedule?a=1', 'a=2', '/schedule?a=1'],
    ['/schedule', 'a=1&a=2', '/schedule?a=1'],
    ['/schedule', 'a=', '/schedule'],
  ])('%s with %s is %s', (path, params, expected) => {
    expect(withQuery(path, new URLSearchParams(params))).toBe(expected)
  })
})
