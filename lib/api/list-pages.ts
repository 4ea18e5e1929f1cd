import type { Page } from '@/lib/api/paging'

/** So many pages of a list, from the first on, read one after the other. */
export async function listPages<T>(read: (page: number) => Promise<Page<T>>, count: number) {
  const items: T[] = []
  let next: number | null = 1
  for (let done = 0; done < count && next !== null; done += 1) {
    const page: Page<T> = await read(next)
    items.push(...page.data)
    next = page.paging.nextPage
  }
  return { items, hasMore: next !== null }
}
