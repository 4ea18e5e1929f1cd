import { errorMessages } from '@/lib/api/error-text'
import { isApiError } from '@/lib/api/errors'

type Translate = (key: 'tooManyFor' | 'tooMany' | 'default', values?: { minutes: number }) => string

/**
 * What a form of the way in says of a failed call: when to come back after too many tries (429), else
 * the provider's own sentences, else that something went wrong.
 *
 * @param t gives the sentences of `errors`
 */
export function formFailure(error: unknown, t: Translate): readonly string[] {
  if (!isApiError(error) || error.status !== 429) return errorMessages(error, t('default'))
  const { retryAfterSeconds } = error
  if (retryAfterSeconds === null) return errorMessages(error, t('tooMany'))
  return [t('tooManyFor', { minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)) })]
}
