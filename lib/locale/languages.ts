import Negotiator from 'negotiator'
import { defaultLocale, type Locale } from './locales'
import { preferredLocale } from './preferred-locale'

/** The supported locale that fits an `Accept-Language` header best, else the default. */
export function closestLocale(header: string | null): Locale {
  const tags = new Negotiator({ headers: { 'accept-language': header ?? '' } }).languages()
  return preferredLocale(tags) ?? defaultLocale
}

/** The name of a language in that language, such as `Français (Canada)`. */
export function languageName(locale: Locale): string {
  const names = new Intl.DisplayNames([locale], { type: 'language', languageDisplay: 'standard' })
  const name = names.of(locale) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
