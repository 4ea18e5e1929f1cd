/** SWR options of screens that recover by themselves once the provider or the network is back. */
export const recovering = {
  revalidateOnReconnect: true,
  shouldRetryOnError: true,
  errorRetryInterval: 10_000,
  errorRetryCount: 6,
} as const
