import { tooLong, tooShort } from '../http/complaints'
import { isCommonPassword } from './is-common-password'
import { normalizeEmail } from './normalize-email'

const minimum = 8
const maximum = 1_000

/**
 * Complaints about a new password, without the word "Password" before them; none if it will do.
 * Length counts characters as people see them in Unicode, not bytes.
 */
export function passwordComplaints(password: string, email: string): string[] {
  const length = [...password].length
  if (length < minimum) return [tooShort(minimum)]
  if (length > maximum) return [tooLong(maximum)]
  const own = normalizeEmail(email)
  const lower = password.toLowerCase()
  const guessable = lower === own || lower === own.split('@')[0] || isCommonPassword(password)
  return guessable ? ['is too easy to guess'] : []
}
