import { errorMessages } from '@/lib/api/error-text'
import { isApiError, retryAfterMinutes } from '@/lib/api/errors'

type Translate = (key: 'tooManyFor' | 'tooMany' | 'default', values?: { minutes: number }) => string

/**
 * What a form of the way in says of a failed call: when to come back after too many tries (429), else
 * the provider's own sentences, else that something went wrong.
 *
 * @param t gives the sentences of `errors`
 */
export function formFailure(error: unknown, t: Translate): readonly string[] {
  if (!isApiError(error) || error.status !== 429) return errorMessages(error, t('default'))
  const minutes = retryAfterMinutes(error)
  return minutes === null ? errorMessages(error, t('tooMany')) : [t('tooManyFor', { minutes })]
}
