import { z } from '@hono/zod-openapi'

/** What is wrong with a field, to stand behind its name; `{count}` is a number. */
export const complaints = {
  blank: "can't be blank",
  invalid: 'is invalid',
  tooShort: 'is too short (minimum is {count} characters)',
  tooLong: 'is too long (maximum is {count} characters)',
  tooMany: 'has too many entries (maximum is {count})',
  tooSmall: 'must be {count} or more',
  tooLarge: 'must be {count} or less',
} as const

const counted = (complaint: string, count: number | bigint) =>
  complaint.replace('{count}', String(count))

export const tooShort = (minimum: number) => counted(complaints.tooShort, minimum)

export const tooLong = (maximum: number) => counted(complaints.tooLong, maximum)

function complaintOf(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'too_small' && issue.origin === 'number')
    return counted(complaints.tooSmall, issue.minimum)
  if (issue.code === 'too_small')
    return Number(issue.minimum) <= 1
      ? complaints.blank
      : counted(complaints.tooShort, issue.minimum)
  if (issue.code !== 'too_big') return complaints.invalid
  if (issue.origin === 'array') return counted(complaints.tooMany, issue.maximum)
  const isText = issue.origin === 'string'
  return counted(isText ? complaints.tooLong : complaints.tooLarge, issue.maximum)
}

/**
 * Replaces the validator's own words by ours wherever a schema brings none, in this process: what it
 * would say is neither for people nor translated.
 */
export function installComplaints(): void {
  z.config({ localeError: complaintOf })
}
