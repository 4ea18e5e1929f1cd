import { isApiError } from '@/lib/api/errors'

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
