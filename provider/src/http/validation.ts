import { z } from '@hono/zod-openapi'
import { type Message, messageWith } from '../texts/message'

/** What is wrong with a field, to follow its name. */
export const tooShort = (minimum: number) => messageWith('too_short', { count: minimum })

export const tooLong = (maximum: number) => messageWith('too_long', { count: maximum })

function messageOf(issue: z.core.$ZodRawIssue): Message {
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
 * Replaces the validator's default messages, which are neither translated nor meant for people, by
 * messages of our own in this process.
 */
export function installValidationMessages(): void {
  z.config({ localeError: messageOf })
}

// Control characters, line and paragraph separators, and characters that change the text direction,
// by which a name could imitate another.
const forbiddenCharacters = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u
const hasVisibleText = (text: string) => /[^\s\p{C}]/u.test(text)

/**
 * One line of text that is stored and shown to people: trimmed, in composed form (NFC), at most
 * `max` code points.
 */
const line = (max: number) =>
  z
    .string()
    .overwrite((text) =>
      text
        .normalize('NFC')
        .trim()
        .replaceAll(/\p{Zs}+/gu, ' '),
    )
    .refine((text) => !forbiddenCharacters.test(text), 'characters_not_allowed')
    .refine((text) => [...text].length <= max, tooLong(max))

/** The same, and not blank. */
export const requiredLine = (max: number) => line(max).refine(hasVisibleText, 'blank')

/** The same, and optional: blank and null become undefined. */
export const optionalLine = (max: number) =>
  line(max)
    .nullish()
    .transform((text) => text || undefined)
