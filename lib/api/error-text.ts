import { isApiError, isCallError, hasNoResponse } from './error-kinds'

/**
 * The messages to show for a failed call: the provider's own, else `fallback`, which the caller
 * takes from its translations. Specification 8.
 */
export function errorMessages(error: unknown, fallback: string): readonly string[] {
  return isApiError(error) && error.messages.length > 0 ? error.messages : [fallback]
}

/**
 * The same messages in one line. A message that ends like a sentence is followed by a space, any
 * other by a comma.
 */
export function errorText(error: unknown, fallback: string): string {
  return errorMessages(error, fallback).reduce(
    (text, next) => `${text}${/[.!?…]$/.test(text) ? ' ' : ', '}${next}`,
  )
}

export interface FailureTexts {
  /** When the provider gives no reason of its own. */
  failed: string
  /** Shown when it is unknown whether the write succeeded. */
  unconfirmed: string
}

/**
 * Why a write failed, in one line. Null when the session has ended, because the page reports that
 * once for all calls.
 */
export function failureText(error: unknown, { failed, unconfirmed }: FailureTexts): string | null {
  if (isApiError(error) && error.status === 401) return null
  return isCallError(error) && hasNoResponse(error) ? unconfirmed : errorText(error, failed)
}
