import type { ApiError, CallError } from './errors'

// Compared by name and code, because `instanceof` fails for errors of another realm or another copy
// of this module.
const isNamed = (error: unknown, name: string, code?: string) =>
  error instanceof Error && error.name === name && (!code || (error as CallError).code === code)

export const isApiError = (error: unknown): error is ApiError => isNamed(error, 'ApiError')

/** The resource does not exist, or this user may not see it. */
export const isNotFound = (error: unknown): boolean => isApiError(error) && error.status === 404

/** In how many minutes a refused call may be made again, at least 1; null when that is not told. */
export const retryAfterMinutes = ({ retryAfterSeconds }: ApiError): number | null =>
  retryAfterSeconds === null ? null : Math.max(1, Math.ceil(retryAfterSeconds / 60))

export const isCallError = (error: unknown): error is CallError =>
  isApiError(error) ||
  isNamed(error, 'NetworkError', 'network') ||
  isNamed(error, 'TimeoutError', 'timeout')

/** The response took too long, here or between this site's server and the provider. */
export const isTimeout = (error: CallError): boolean =>
  isApiError(error) ? error.status === 504 : error.code === 'timeout'

/** No response of the provider arrived, so the write may have succeeded all the same. */
export const hasNoResponse = (error: CallError): boolean =>
  !isApiError(error) || [502, 504].includes(error.status) || error.code === 'malformed'
