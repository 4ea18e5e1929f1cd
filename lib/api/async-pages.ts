import { type Async, type Read, toAsync } from './async'

/** What is known of a list that is read page by page. */
export interface Paged<T> {
  items: T[]
  /** Of all pages; null for lists that are not counted. */
  total: number | null
  hasMore: boolean
}

/** What SWR says of a list that is read page by page. */
interface PagesRead<Page> extends Omit<Read<readonly Page[]>, 'isLoading'> {
  /** How many pages are asked for. */
  size: number
  setSize: (size: number) => unknown
  isValidating: boolean
}

/** The state of a list of pages, from what SWR says of it and what its pages amount to. */
export function toAsyncPages<Page, T>(
  { data, error, mutate, size, setSize, isValidating }: PagesRead<Page>,
  known: T | undefined,
): Async<T> & { loadMore: () => void } {
  const isLoading = isValidating && (data?.length ?? 0) < size
  return {
    ...toAsync({ data: known, error, isLoading, mutate }),
    loadMore: () => void setSize(size + 1),
  }
}
