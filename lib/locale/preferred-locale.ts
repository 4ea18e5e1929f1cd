import { languageOf, type Locale, locales } from './locales'

/**
 * The supported locale that fits best the languages that somebody reads, as BCP 47 tags from the most
 * preferred. The first of a supported language decides on the language; among its countries one that
 * is named exactly goes before any other. Undefined when no language is supported.
 */
export function preferredLocale(tags: readonly string[]): Locale | undefined {
  const same = (language: string) => (tag: string) => languageOf(tag) === language
  const first = tags
    .map((tag) => locales.filter(same(languageOf(tag))))
    .find(({ length }) => length)
  const named = tags.map((tag) =>
    first?.find((locale) => locale.toLowerCase() === tag.toLowerCase()),
  )
  return named.find(Boolean) ?? first?.[0]
}
