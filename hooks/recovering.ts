import { isApiError } from '@/lib/api/error-kinds'

/**
 * SWR options of what a member's own screens read: after an outage of the provider or the network it
 * is read again by itself, at first after some seconds and then more and more seldom. What the
 * provider has refused is not asked for again.
 */
export const recovering = {
  revalidateOnReconnect: true,
  shouldRetryOnError: (error: unknown) => !isApiError(error) || error.status >= 500,
  errorRetryInterval: 3_000,
}
