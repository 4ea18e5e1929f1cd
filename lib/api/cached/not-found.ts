import { isApiError } from '@/lib/api/errors'

/**
 * Turns a 404 into null. An error that leaves a cached function loses its class, so the page could
 * not tell what is missing from what has failed.
 */
export async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null
    throw error
  }
}
