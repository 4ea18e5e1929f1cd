import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { type BookingOutcome, useBooking } from '@/hooks/booking/use-booking'
import { toSnakeCase } from '@/lib/api/case'
import { track } from '@/lib/tracking/track'
import { liveClassFixture } from '@/tests/support/live-class-fixture'

vi.mock('@/lib/tracking/track', () => ({ track: vi.fn() }))
const responses = new Map<string, () => Response | Promise<Response>>()
const asked: string[] = []

beforeEach(() => {
  vi.mocked(track).mockClear()
  responses.clear()
  asked.length = 0
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${url}`)
    return responses.get(`${method} ${url}`)?.() ?? new Response(null, { status: 404 })
  })
})

const liveClass = liveClassFixture()
const held = { id: 12, attended: false }
const says = (booking: typeof held | null) => () =>
  Response.json(toSnakeCase({ ...liveClassFixture(), booking }))
const lost = () => Promise.reject(new TypeError('The connection broke'))
const tooLate = () => Response.json({ code: 'timeout' }, { status: 504 })
const away = () => Response.json({ code: 'unavailable' }, { status: 502 })

/** Only a failure has an error. */
function expectOutcome(outcome: BookingOutcome, kind: string) {
  expect(outcome.kind).toBe(kind)
  expect('error' in outcome).toBe(kind === 'failed' || kind === 'forbidden')
}

async function book() {
  const { result } = renderHook(() => useBooking())
  return act(() => result.current.book(liveClass))
}

async function cancel() {
  const { result } = renderHook(() => useBooking())
  return act(() => result.current.cancel(12, liveClass))
}

it.each([
  ['took too long', tooLate, 'the class has it', says(held), 'done'],
  ['was lost', lost, 'the class has it', says(held), 'done'],
  ['did not come', away, 'the class has it', says(held), 'done'],
  ['was lost', lost, 'the class has none', says(null), 'failed'],
  ['took too long', tooLate, 'the class has none yet', says(null), 'unconfirmed'],
  ['was lost', lost, 'the class does not say', lost, 'unconfirmed'],
  ['took too long', tooLate, 'the class does not say', tooLate, 'unconfirmed'],
  ['did not come', away, 'the class does not say', away, 'unconfirmed'],
])('after a response to a booking %s and %s it is %s', async (_, response, _class, found, kind) => {
  responses.set('POST /api/v1/bookings', response)
  responses.set('GET /api/v1/live_classes/7', found)
  expectOutcome(await book(), kind)
})

it.each([
  ['took too long', tooLate, 'the class has none', says(null), 'done'],
  ['was lost', lost, 'the class has it still', says(held), 'failed'],
  ['took too long', tooLate, 'the class has it still', says(held), 'unconfirmed'],
])(
  'when the response to a cancellation %s and %s it is %s',
  async (_, response, _class, found, kind) => {
    responses.set('DELETE /api/v1/bookings/12', response)
    responses.set('GET /api/v1/live_classes/7', found)
    expectOutcome(await cancel(), kind)
  },
)

it.each([
  [401, 'signed-out'],
  [403, 'forbidden'],
  [422, 'failed'],
  [500, 'failed'],
])('a response of %d is %s, without a lookup', async (status, kind) => {
  responses.set('POST /api/v1/bookings', () => Response.json({ error: 'No' }, { status }))
  expectOutcome(await book(), kind)
  expect(asked).toEqual(['POST /api/v1/bookings'])
})

it('tells of what was booked and canceled', async () => {
  const made = {
    ...held,
    liveClassId: 7,
    status: 'booked',
    createdAt: '2026-03-03T10:00:00Z',
    movedFrom: null,
    liveClass,
  }
  responses.set('POST /api/v1/bookings', () => Response.json(toSnakeCase(made), { status: 201 }))
  responses.set('DELETE /api/v1/bookings/12', () => new Response(null, { status: 204 }))
  expectOutcome(await book(), 'done')
  expect(vi.mocked(track).mock.calls).toEqual([['Live Class Booked', { liveClass }]])
  expectOutcome(await cancel(), 'done')
  expect(vi.mocked(track).mock.calls.slice(1)).toEqual([
    ['Live Class Booking Cancelled', { liveClass }],
  ])
})

it('tells of nothing that failed', async () => {
  const refused = () => Response.json({ error: 'No' }, { status: 422 })
  responses.set('POST /api/v1/bookings', refused)
  responses.set('DELETE /api/v1/bookings/12', refused)
  expectOutcome(await book(), 'failed')
  expectOutcome(await cancel(), 'failed')
  expect(track).not.toHaveBeenCalled()
})
