/** Languages of the product as BCP 47 tags; the first is the default and has no prefix in addresses. */
export const locales = ['en', 'en-US', 'en-AU', 'en-CA'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** Remembers a visitor's choice of language. */
export const LOCALE_COOKIE = 'locale'

export function isLocale(value: string | undefined): value is Locale {
  return locales.some((locale) => locale === value)
}
