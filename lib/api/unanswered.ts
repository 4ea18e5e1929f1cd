import { type CallError, isApiError } from '@/lib/api/errors'

/** The answer took too long, here or between this site's server and the provider. */
export const isTimeout = (error: CallError): boolean =>
  isApiError(error) ? error.status === 504 : error.code === 'timeout'

/** No answer of the provider arrived: what was asked for may have been done all the same. */
export const isUnanswered = (error: CallError): boolean =>
  !isApiError(error) || [502, 504].includes(error.status) || error.code === 'malformed'
