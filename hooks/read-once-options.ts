/**
 * SWR options for reads without automatic retries or revalidation on focus. Specification 7, list
 * fetching.
 */
export const readOnce = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} as const
