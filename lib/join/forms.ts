import { errorMessages } from '@/lib/api/error-text'
import { isApiError, retryAfterMinutes } from '@/lib/api/error-kinds'

/** A field error as a message key; the provider's own rules take precedence. */
export type FieldProblem =
  'required' | 'invalidPhone' | 'passwordShort' | 'passwordsDiffer' | 'agree'

export const PASSWORD_MIN_LENGTH = 8

/** Whether a string looks like an email address; only the provider knows whether it is one. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())

/** Validation errors of a new password and, where it is typed twice, its confirmation, by field. */
export function passwordProblems(
  password: string,
  confirmation = password,
): { password?: FieldProblem; passwordConfirmation?: FieldProblem } {
  if (password === '') return { password: 'required' }
  if ([...password].length < PASSWORD_MIN_LENGTH) return { password: 'passwordShort' }
  return password === confirmation ? {} : { passwordConfirmation: 'passwordsDiffer' }
}

type Translate = (key: 'tooManyFor' | 'tooMany' | 'default', values?: { minutes: number }) => string

/**
 * The messages of a join form for a failed call: when to retry after too many tries (429), else the
 * provider's messages, else a general error.
 *
 * @param t translates the keys of `errors`
 */
export function formFailure(error: unknown, t: Translate): readonly string[] {
  if (!isApiError(error) || error.status !== 429) return errorMessages(error, t('default'))
  const minutes = retryAfterMinutes(error)
  return minutes === null ? errorMessages(error, t('tooMany')) : [t('tooManyFor', { minutes })]
}
