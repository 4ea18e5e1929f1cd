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
export interface Read<T> {
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
