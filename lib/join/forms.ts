import { errorMessages } from '@/lib/api/error-text'
import { isApiError, retryAfterMinutes } from '@/lib/api/errors'

/** What is wrong with a field, as a key of the messages; the provider's own rules always win. */
export type FieldProblem =
  'required' | 'invalidPhone' | 'passwordShort' | 'passwordsDiffer' | 'agree'

export const PASSWORD_MIN_LENGTH = 8

/** Whether a text looks like an email address; only the provider knows whether it is one. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())

/** The first problem of a new password and its repetition, by field. */
export function passwordProblems(
  password: string,
  confirmation: string,
): { password?: FieldProblem; passwordConfirmation?: FieldProblem } {
  if (password === '') return { password: 'required' }
  if ([...password].length < PASSWORD_MIN_LENGTH) return { password: 'passwordShort' }
  return password === confirmation ? {} : { passwordConfirmation: 'passwordsDiffer' }
}

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
