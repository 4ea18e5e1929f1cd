import { isApiError } from '@/lib/api/errors'

/**
 * What to tell about a failed call: the provider's own sentences joined by commas, else `fallback`,
 * which the caller takes from its messages. Specification 8.
 */
export function errorText(error: unknown, fallback: string): string {
  return (isApiError(error) && error.messages.join(', ')) || fallback
}
