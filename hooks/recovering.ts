import { isApiError } from '@/lib/api/error-kinds'

const retryMs = 4_000

/**
 * SWR options of what a member's own screens read: after an outage of the provider or the network it
 * is read again by itself, every few seconds while the page is looked at. What the provider has
 * refused is not asked for again.
 */
export const recovering = {
  revalidateOnReconnect: true,
  shouldRetryOnError: (error: unknown) => !isApiError(error) || error.status >= 500,
  onErrorRetry(
    _error: unknown,
    _key: string,
    _config: unknown,
    revalidate: (options: { retryCount: number }) => unknown,
    { retryCount }: { retryCount: number },
  ) {
    const retry = () => {
      if (document.visibilityState === 'hidden') wait()
      else revalidate({ retryCount })
    }
    // At random, so that the pages of an outage do not all come back in the same moment.
    const wait = () => setTimeout(retry, retryMs * (1 + Math.random()))
    wait()
  },
}
