import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useListChoice } from '@/hooks/favorites/use-list-choice'
import { clearHearts, setHeart, toggleHeart } from '@/lib/favorites/heart-store'
import { PageWrapper } from '@/tests/support/page-wrapper'
import { type Answer, fail, respondToCalls } from '@/tests/support/respond-to-calls'

beforeEach(clearHearts)
afterEach(() => vi.unstubAllGlobals())

const video = { kind: 'video', id: 5 } as const
const listsWith = (itemId: number | null) => () =>
  Response.json({
    data: [{ id: 1, name: 'Saved', default: true, cover_url: null, item_id: itemId }],
  })
const choose = () => renderHook(() => useListChoice(video), { wrapper: PageWrapper })
const isRead = (call: string) => call.startsWith('GET /api/v1/favorite_lists?')

it('reads the lists when the heart of the item is saved', async () => {
  let save: (response: Response) => void = () => {}
  const heart: Answer = () => new Promise((resolve) => (save = resolve))
  const calls = respondToCalls(() => ({
    'POST /api/v1/favorite_lists/default/items': heart,
    'GET /api/v1/favorite_lists': listsWith(70),
  }))
  void toggleHeart(video, { failed: 'Not saved.', unconfirmed: 'Nobody knows.' })
  const { result } = choose()
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls.filter(isRead)).toHaveLength(0)
  expect(result.current.status).toBe('loading')

  await act(async () => save(Response.json({ id: 70 }, { status: 201 })))
  await waitFor(() => expect(result.current.data?.[0]?.itemId).toBe(70))
  expect(calls.filter(isRead)).toHaveLength(1)
})

it('leaves lists that could not be read as they are when hearts of the page arrive', async () => {
  let answer: Answer = fail
  const calls = respondToCalls(() => ({ 'GET /api/v1/favorite_lists': answer }))
  const { result } = choose()
  await waitFor(() => expect(result.current.status).toBe('failed'))
  const reads = calls.filter(isRead).length

  answer = listsWith(null)
  await act(async () => setHeart({ kind: 'video', id: 9 }, 90))
  expect(calls.filter(isRead)).toHaveLength(reads)
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.status).toBe('ready'))
})
