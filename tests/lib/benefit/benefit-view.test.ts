import { expect, it } from 'vitest'
import type { Benefit } from '@/lib/api/benefits'
import { ApiError, NetworkError } from '@/lib/api/errors'
import { benefitIdIn, benefitView } from '@/lib/benefit/benefit-view'

const benefit = { id: 1, available: 'open', claimed: false } as Benefit
const responded = (status: number) => new ApiError({ method: 'GET', path: '/x', status, code: 'x' })

type Input = Parameters<typeof benefitView>[0]
const known = (changes: Partial<Benefit> = {}): Input => ({
  id: '1',
  session: 'member',
  read: { status: 'ready', data: { ...benefit, ...changes }, error: undefined },
})
const failed = (error: unknown): Input => ({
  id: '1',
  session: 'member',
  read: { status: 'failed', data: null, error },
})
const loading = { status: 'loading', data: null, error: undefined } as const

it.each<[string, Input, string]>([
  ['no id', { id: null, session: 'guest', read: loading }, 'unknown'],
  ['an id that nobody knows', failed(responded(404)), 'unknown'],
  ['an outage', failed(responded(503)), 'unavailable'],
  ['no connection', failed(new NetworkError('GET', '/x')), 'unavailable'],
  ['nobody knows who is there', { ...known(), session: 'unavailable' }, 'unavailable'],
  ['being read', { ...known(), read: loading }, 'loading'],
  ['the session is being read', { ...known(), session: 'loading' }, 'loading'],
  ['a guest', { ...known(), session: 'guest' }, 'guest'],
  ['a member', known(), 'open'],
  ['claimed', known({ claimed: true }), 'claimed'],
  ['claimed, with no seat left', known({ claimed: true, available: 'full' }), 'claimed'],
  ['claimed, and over', known({ claimed: true, available: 'ended' }), 'ended'],
  ['no seat left', known({ available: 'full' }), 'full'],
  ['not begun', known({ available: 'not_started' }), 'notStarted'],
])('%s', (_, input, kind) => {
  expect(benefitView(input).kind).toBe(kind)
})

it.each([
  ['?id=1', '1'],
  ['?flow=enterprise&id=%2012', '12'],
  ['?id=', null],
  ['', null],
  ['?id=../user', null],
])('%s names %s', (search, id) => {
  expect(benefitIdIn(search)).toBe(id)
})
