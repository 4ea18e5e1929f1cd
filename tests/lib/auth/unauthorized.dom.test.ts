import { expect, it, vi } from 'vitest'
import { onUnauthorized, type Unauthorized } from '@/lib/auth/session-events'
import { SESSION_ENDED_HEADER } from '@/lib/auth/session-hint'
import { handleUnauthorized } from '@/lib/auth/unauthorized'

function refuse(method: 'GET' | 'POST', sentAt: number, headers: HeadersInit = {}) {
  const refusals: Unauthorized[] = []
  const stop = onUnauthorized((refusal) => refusals.push(refusal))
  const response = new Response(null, { status: 401, headers })
  handleUnauthorized({ method, call: {}, response, sentAt, receivedAt: Date.now() })
  stop()
  return refusals
}

const ended = { [SESSION_ENDED_HEADER]: '1' }

it('calls in flight when a session ends say so too, but not as the first', () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(1000)
  expect(refuse('GET', 900, ended)).toEqual([{ ended: true, first: true, wanted: false }])
  now.mockReturnValue(1100)
  expect(refuse('GET', 950, ended)).toEqual([{ ended: true, first: false, wanted: false }])
  // It was sent without the cookies, which the first response removed.
  expect(refuse('POST', 1000)).toEqual([{ ended: true, first: false, wanted: true }])
  expect(refuse('POST', 1050)).toEqual([{ ended: false, first: false, wanted: true }])
  expect(refuse('GET', 1060, ended)).toEqual([{ ended: true, first: true, wanted: false }])
})
