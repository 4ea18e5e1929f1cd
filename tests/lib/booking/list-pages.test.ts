import { expect, it, vi } from 'vitest'
import type { Api } from '@/lib/api/client'
import { listPages } from '@/lib/booking/list-pages'

/** A list of three pages, each with the number of its page. */
function apiOf() {
  const get = vi.fn((_path: string, { query }: { query: { page: number } }) =>
    Promise.resolve({
      data: [query.page],
      paging: { nextPage: query.page < 3 ? query.page + 1 : null },
      total: null,
    }),
  )
  return { api: { get } as unknown as Api, get }
}

it.each([
  [1, [1], true],
  [2, [1, 2], true],
  [3, [1, 2, 3], false],
  [9, [1, 2, 3], false],
])('%d pages hold %j, and more: %s', async (count, bookings, hasMore) => {
  const { api, get } = apiOf()
  expect(await listPages(api, 'past', count)).toEqual({ bookings, hasMore })
  expect(get).toHaveBeenCalledTimes(bookings.length)
})
