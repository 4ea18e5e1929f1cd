import { flatten, type Messages } from './flatten'
import { findSpellings } from './spellings'

/** Words of English and of its countries that their readers spell otherwise. */
export function findMisspellings(en: Messages, others: Record<string, Messages>): string[] {
  const english = flatten(en)
  const countries = Object.entries(others).filter(([tag]) => tag.startsWith('en-'))
  const all = [
    ['en', english] as const,
    // A country says in its own file only what differs.
    ...countries.map(([tag, own]) => [tag, new Map([...english, ...flatten(own)])] as const),
  ]
  return all.flatMap(([tag, texts]) =>
    [...texts].flatMap(([key, text]) =>
      findSpellings(text, tag).map(
        ({ word, instead }) => `${tag}.json, ${key}: “${word}” is spelled “${instead}”`,
      ),
    ),
  )
}
