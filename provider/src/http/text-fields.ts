import { z } from '@hono/zod-openapi'
import { tooLong } from './complaints'

// Control characters, line and paragraph separators, and signs that turn the direction of what
// follows, so that a name could be shown as another.
const unfit = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u
const hasInk = (text: string) => /[^\s\p{C}]/u.test(text)

/**
 * One line of text that is kept and shown to people, trimmed and in composed form, of at most `max`
 * characters as people see them.
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
    .refine((text) => !unfit.test(text), 'characters_not_allowed')
    .refine((text) => [...text].length <= max, tooLong(max))

/** The same, which must say something. */
export const filledLine = (max: number) => line(max).refine(hasInk, 'blank')

/** The same, which may be missing: blank and null are undefined. */
export const optionalLine = (max: number) =>
  line(max)
    .nullish()
    .transform((text) => text || undefined)
