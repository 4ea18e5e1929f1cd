import { expect, it, vi } from 'vitest'
import { toAsync } from '@/lib/api/async'

const mutate = vi.fn()
const stateOf = (read: { data?: number; error?: unknown; isLoading?: boolean }) =>
  toAsync({ data: undefined, error: undefined, isLoading: false, mutate, ...read })
const failure = new Error('offline')

it.each([
  ['nothing is asked for', {}, { status: 'loading', data: null, isLoading: false }],
  ['it is on its way', { isLoading: true }, { status: 'loading', data: null, isLoading: true }],
  ['it could not be read', { error: failure }, { status: 'failed', data: null, error: failure }],
  [
    'it is read again after a failure',
    { error: failure, isLoading: true },
    { status: 'failed', error: failure, isLoading: true },
  ],
  ['it is known', { data: 0 }, { status: 'ready', data: 0, error: undefined }],
  [
    'it is known and could not be read again',
    { data: 1, error: failure },
    { status: 'ready', data: 1, error: failure },
  ],
])('says so when %s', (_, read, expected) => {
  expect(stateOf(read)).toMatchObject(expected)
})

it('reads again on request', () => {
  stateOf({ error: failure }).retry()
  expect(mutate).toHaveBeenCalledOnce()
})
