import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useFavoriteList } from '@/hooks/favorites/use-favorite-list'
import { PageWrapper } from '@/tests/support/page-wrapper'
import { respondToCalls } from '@/tests/support/respond-to-calls'

afterEach(() => vi.unstubAllGlobals())

const item = (id: number) => ({
  id,
  video: null,
  video_group: null,
  added_at: '2026-03-01T00:00:00Z',
})

it('counts what is left before the provider has taken something off the list', async () => {
  let answer!: (response: Response) => void
  respondToCalls(() => ({
    'GET /api/v1/favorite_lists/5': () =>
      Response.json({
        id: 5,
        name: 'Mornings',
        items_count: 2,
        cover_url: null,
        item_id: null,
        items: [item(1), item(2)],
        paging: { next_page: null },
      }),
    'DELETE /api/v1/favorite_lists/5/items/1': () =>
      new Promise<Response>((resolve) => (answer = resolve)),
  }))
  const { result } = renderHook(() => useFavoriteList('5'), { wrapper: PageWrapper })
  await waitFor(() => expect(result.current.data?.items).toHaveLength(2))
  let removed!: Promise<unknown>
  act(() => {
    removed = result.current.remove(result.current.data!.items[0]!)
  })
  await waitFor(() => expect(result.current.data!.items).toHaveLength(1))
  expect(result.current.data!.list.itemsCount).toBe(1)
  answer(new Response(null, { status: 204 }))
  expect(await act(() => removed)).toBeNull()
})
