import { expect, it } from 'vitest'
import { ApiError, NetworkError } from '@/lib/api/errors'
import { watchRefusal } from '@/lib/playback/can-watch'

const responded = (status: number, code = 'x') =>
  new ApiError({ method: 'POST', path: '/x', status, code })

it.each([
  [responded(401), 'sign-in'],
  [responded(403), 'subscribe'],
  [responded(403, 'booking_required'), 'book'],
  [responded(422, 'booking_required'), null],
  [responded(404), null],
  [new NetworkError('POST', '/x'), null],
] as const)('%s means %s', (error, expected) => {
  expect(watchRefusal(error)).toBe(expected)
})
