import { z } from '@hono/zod-openapi'
import { type Message, messageWith } from '../texts/message'

/** What is wrong with a field, to stand behind its name. */
export const tooShort = (minimum: number) => messageWith('too_short', { count: minimum })

export const tooLong = (maximum: number) => messageWith('too_long', { count: maximum })

function complaintOf(issue: z.core.$ZodRawIssue): Message {
  if (issue.code === 'too_small' && issue.origin === 'number')
    return messageWith('too_small', { count: issue.minimum })
  if (issue.code === 'too_small')
    return Number(issue.minimum) <= 1 ? 'blank' : messageWith('too_short', { count: issue.minimum })
  if (issue.code !== 'too_big') return 'invalid'
  if (issue.origin === 'array') return messageWith('too_many_entries', { count: issue.maximum })
  const isText = issue.origin === 'string'
  return messageWith(isText ? 'too_long' : 'too_large', { count: issue.maximum })
}

/**
 * Replaces the validator's own words by ours wherever a schema brings none, in this process: what it
 * would say is neither for people nor translated.
 */
export function installComplaints(): void {
  z.config({ localeError: complaintOf })
}
