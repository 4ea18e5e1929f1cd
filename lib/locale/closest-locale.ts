import { defaultLocale, languageOf, type Locale, locales } from './locales'

/**
 * The language of the product for the first one that an `Accept-Language` header asks for: the same,
 * else that language in general or of another country, else the default.
 */
export function closestLocale(header: string | null): Locale {
  const asked = (header ?? '').split(/[,;]/)[0]!.trim().toLowerCase()
  const sameLanguage = locales.filter((locale) => languageOf(locale) === languageOf(asked))
  return (
    locales.find((locale) => locale.toLowerCase() === asked) ?? sameLanguage[0] ?? defaultLocale
  )
}
