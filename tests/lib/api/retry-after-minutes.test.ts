import { expect, it } from 'vitest'
import { ApiError } from '@/lib/api/errors'
import { retryAfterMinutes } from '@/lib/api/error-kinds'

it.each([
  ['is not told', null, null],
  ['is now', 0, 1],
  ['is a part of a minute', 5, 1],
  ['is a whole minute', 60, 1],
  ['is a part of the next', 61, 2],
])('a time that %s', (_, retryAfterSeconds, minutes) => {
  const call = { method: 'POST', path: '/v1/users', status: 429, code: 'http' }
  expect(retryAfterMinutes(new ApiError({ ...call, retryAfterSeconds }))).toBe(minutes)
})
