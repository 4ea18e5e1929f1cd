/**
 * How a read of the provider stands: `loading` until it is known, also while nothing is asked for;
 * `failed`; or `ready`. What is known stays while it is read again, and when that fails, which `error`
 * then says.
 */
export type Async<T> = {
  /** What is asked for is on its way: at first, after a failure, or as the next page. */
  isLoading: boolean
  /** Reads it again. */
  retry: () => void
} & (
  | { status: 'loading'; data: null; error: undefined }
  | { status: 'failed'; data: null; error: unknown }
  | { status: 'ready'; data: T; error: unknown }
)

/** What SWR, or what works like it, says of a read. */
interface Read<T> {
  data: T | undefined
  error: unknown
  isLoading: boolean
  mutate: () => unknown
}

/** The state of a read, from what SWR says of it. */
export function toAsync<T>({ data, error, isLoading, mutate }: Read<T>): Async<T> {
  const status = data !== undefined ? 'ready' : error === undefined ? 'loading' : 'failed'
  return { status, data: data ?? null, error, isLoading, retry: () => void mutate() } as Async<T>
}

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
