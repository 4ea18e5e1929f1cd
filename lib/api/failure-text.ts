import { errorText } from '@/lib/api/error-text'
import { isApiError, isCallError } from '@/lib/api/errors'
import { isUnanswered } from '@/lib/api/unanswered'

export interface FailureTexts {
  /** When the provider gives no reason of its own. */
  failed: string
  /** When nobody can tell whether it was done. */
  unconfirmed: string
}

/**
 * Why a write did not succeed, in one line. Null when the session is over: that is told once, for the
 * whole page.
 */
export function failureText(error: unknown, { failed, unconfirmed }: FailureTexts): string | null {
  if (isApiError(error) && error.status === 401) return null
  return isCallError(error) && isUnanswered(error) ? unconfirmed : errorText(error, failed)
}
