import type { Page } from './paging'

/** The items of the first `count` pages of a list, read one after the other. */
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
