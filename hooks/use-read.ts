import useSWR, { type SWRConfiguration } from 'swr'
import { type Async, toAsync } from '@/lib/api/async'
import { yieldToMain } from '@/lib/browser/yield-to-main'

/**
 * SWR options for reads without automatic retries or revalidation on focus. Specification 7, list
 * fetching.
 */
export const readOnce = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} as const

/**
 * Reads something of the provider into SWR's cache, once unless `options` say otherwise.
 *
 * @param key one of `swrKeys`; null asks for nothing yet
 */
export function useRead<const Key extends string | readonly unknown[], T>(
  key: Key | null,
  read: (key: Key) => Promise<T>,
  options?: SWRConfiguration<T, unknown>,
): Async<T> {
  const readApart = async (given: Key) => {
    const data = await read(given)
    // A long list takes as long to decode as to render; each in a task of its own blocks no input.
    await yieldToMain()
    return data
  }
  return toAsync(useSWR<T, unknown>(key, readApart, { ...readOnce, ...options }))
}
