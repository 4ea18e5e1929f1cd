import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { tooLong, tooShort } from '../http/validation'
import type { Message } from '../texts/message'
import { normalizeEmail } from './contact-details'

// A longer one is not a common password, and estimating it takes too long.
const longest = 40
/** Of the scores 0 to 4; lower ones are found within a million guesses. */
const safeScore = 2

let estimator: ZxcvbnFactory | undefined

/**
 * Whether a password is among the first guesses of an attacker: common words and names, keyboard
 * sequences, numbers and dates, repetitions, each also with digits appended or with look-alike
 * characters.
 */
function isCommonPassword(password: string): boolean {
  if (password.length > longest) return false
  // Created at the first use, because that takes a tenth of a second.
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return estimator.check(password.normalize('NFKC')).score < safeScore
}

const minimum = 8
const maximum = 1_000

/**
 * What is wrong with a new password, as messages; empty if it is acceptable. Length counts Unicode
 * code points, not bytes.
 */
export function passwordErrors(password: string, email: string): Message[] {
  const length = [...password].length
  if (length < minimum) return [tooShort(minimum)]
  if (length > maximum) return [tooLong(maximum)]
  const own = normalizeEmail(email)
  const lower = password.toLowerCase()
  const isGuessable = lower === own || lower === own.split('@')[0] || isCommonPassword(password)
  return isGuessable ? ['too_common'] : []
}
