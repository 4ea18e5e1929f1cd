import { errorText } from '@/lib/api/error-text'
import { isApiError } from '@/lib/api/errors'

/**
 * What a form of the way in says of a failed call: the provider's own sentences, else that it was
 * tried too often (429), else that something went wrong. Specification 8.
 *
 * @param t gives the sentences of `errors`
 */
export function formFailure(error: unknown, t: (key: 'tooMany' | 'default') => string): string {
  return errorText(error, t(isApiError(error) && error.status === 429 ? 'tooMany' : 'default'))
}
