import { tooLong, tooShort } from '../http/complaints'
import type { Message } from '../texts/message'
import { isCommonPassword } from './is-common-password'
import { normalizeEmail } from './normalize-email'

const minimum = 8
const maximum = 1_000

/**
 * Messages of what is wrong with a new password; none if it will do.
 * Length counts characters as people see them in Unicode, not bytes.
 */
export function passwordComplaints(password: string, email: string): Message[] {
  const length = [...password].length
  if (length < minimum) return [tooShort(minimum)]
  if (length > maximum) return [tooLong(maximum)]
  const own = normalizeEmail(email)
  const lower = password.toLowerCase()
  const guessable = lower === own || lower === own.split('@')[0] || isCommonPassword(password)
  return guessable ? ['too_common'] : []
}
