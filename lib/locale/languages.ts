import Negotiator from 'negotiator'
import { defaultLocale, languageOf, type Locale, locales } from './locales'

/**
 * The supported locale that fits an `Accept-Language` header best: an exact match, else the same
 * language of another country, else the default.
 */
export function closestLocale(header: string | null, among: readonly Locale[] = locales): Locale {
  const liked = new Negotiator({ headers: { 'accept-language': header ?? '' } }).languages()
  return liked.map((tag) => findLocale(tag, among)).find(Boolean) ?? defaultLocale
}

const findLocale = (tag: string, among: readonly Locale[]) =>
  among.find((locale) => locale.toLowerCase() === tag.toLowerCase()) ??
  among.find((locale) => languageOf(locale) === languageOf(tag))

/** The name of a language in that language, such as `Français (Canada)`. */
export function languageName(locale: Locale): string {
  const names = new Intl.DisplayNames([locale], { type: 'language', languageDisplay: 'standard' })
  const name = names.of(locale) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
