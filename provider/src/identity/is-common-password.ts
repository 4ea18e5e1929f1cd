import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

// A longer one is no common password, and estimating it takes too long.
const longest = 40
/** Of the scores 0 to 4: those below fall within a million guesses. */
const safeScore = 2

let estimator: ZxcvbnFactory | undefined

/**
 * Whether a password is among those that guessing starts with: common words and names, runs along
 * the keyboard, numbers and dates, repetitions, any of them with digits behind or with look-alike
 * signs.
 */
export function isCommonPassword(password: string): boolean {
  if (password.length > longest) return false
  // Made at the first use, since it takes a tenth of a second.
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return estimator.check(password.normalize('NFKC')).score < safeScore
}
