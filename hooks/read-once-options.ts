/** Reads that are made once: no retry, none at focus. Specification 7, list fetching. */
export const readOnce = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} as const
