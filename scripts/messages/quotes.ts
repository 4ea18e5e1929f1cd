import { flatten, type Messages } from './compare-languages'

/** Texts with a straight apostrophe or quotation mark; typographic ones are used everywhere. */
export const findStraightQuotes = (file: string, messages: Messages): string[] =>
  [...flatten(messages)]
    .filter(([, text]) => /['"]/.test(text))
    .map(([key]) => `${file}, ${key}: use typographic quotes (’ “ ”) instead of straight ones`)
