import { isApiError, isCallError, isUnanswered } from './errors'

/**
 * What to tell about a failed call: the provider's own sentences, else `fallback`, which the caller
 * takes from its messages. Specification 8.
 */
export function errorMessages(error: unknown, fallback: string): readonly string[] {
  return isApiError(error) && error.messages.length > 0 ? error.messages : [fallback]
}

/**
 * The same in one line. What ends like a sentence is followed by a space, anything else by a comma.
 */
export function errorText(error: unknown, fallback: string): string {
  return errorMessages(error, fallback).reduce(
    (text, next) => `${text}${/[.!?…]$/.test(text) ? ' ' : ', '}${next}`,
  )
}

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
