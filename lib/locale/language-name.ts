import type { Locale } from './locales'

/** What a language calls itself, as in `Français (Canada)`. */
export function languageName(locale: Locale): string {
  const names = new Intl.DisplayNames([locale], { type: 'language', languageDisplay: 'standard' })
  const name = names.of(locale) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
