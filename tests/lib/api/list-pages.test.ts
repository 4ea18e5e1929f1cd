import { expect, it, vi } from 'vitest'
import type { Page } from '@/lib/api/paging'
import { listPages } from '@/lib/api/list-pages'

/** A list of three pages, each with the number of its page. */
const read = vi.fn((page: number) =>
  Promise.resolve({
    data: [page],
    paging: { nextPage: page < 3 ? page + 1 : null },
    total: null,
  } as Page<number>),
)

it.each([
  [1, [1], true],
  [2, [1, 2], true],
  [3, [1, 2, 3], false],
  [9, [1, 2, 3], false],
])('%d pages have %j, and more: %s', async (count, items, hasMore) => {
  read.mockClear()
  expect(await listPages(read, count)).toEqual({ items, hasMore })
  expect(read).toHaveBeenCalledTimes(items.length)
})
