/** The plural category of a whole number, as in CLDR. */
type PluralRule = (count: number) => Intl.LDMLPluralRule

// `Intl.PluralRules` supports all languages, but its first use blocks a phone for a tenth of a
// second.
const isMillions = (count: number) => count !== 0 && count % 1_000_000 === 0

/** The plural rules of the supported languages, named by the categories they distinguish. */
const pluralRules = {
  one: (count) => (count === 1 ? 'one' : 'other'),
  oneAndMillions: (count) => (count === 1 ? 'one' : isMillions(count) ? 'many' : 'other'),
  belowTwoAndMillions: (count) => (count < 2 ? 'one' : isMillions(count) ? 'many' : 'other'),
} satisfies Record<string, PluralRule>

/**
 * The supported languages as BCP 47 tags; the first is the default and has no prefix in URLs. A new
 * language is a row here and its texts in `messages/`. `likeDefault` means that a first visit is not
 * led there because the texts equal the default's. Rows hold no functions, because inline scripts
 * carry them.
 */
const languages = [
  { tag: 'en', plural: 'one', likeDefault: true },
  { tag: 'en-US', plural: 'one', likeDefault: true },
  { tag: 'en-AU', plural: 'one', likeDefault: false },
  { tag: 'en-CA', plural: 'one', likeDefault: false },
  { tag: 'es', plural: 'oneAndMillions', likeDefault: false },
  { tag: 'fr-CA', plural: 'belowTwoAndMillions', likeDefault: false },
] as const satisfies { tag: string; plural: keyof typeof pluralRules; likeDefault: boolean }[]

export type Locale = (typeof languages)[number]['tag']

export const locales: readonly Locale[] = languages.map(({ tag }) => tag)

export const defaultLocale: Locale = 'en'

/** Whether the texts of a locale equal those of the default. */
export const isLikeDefault = (locale: Locale): boolean =>
  languages.some(({ tag, likeDefault }) => tag === locale && likeDefault)

/** Stores a visitor's choice of language. */
export const LOCALE_COOKIE = 'locale'

export function isLocale(value: string | undefined): value is Locale {
  return locales.some((locale) => locale === value)
}

/** The language of a tag without its country: `fr` of `fr-CA`. */
export const languageOf = (tag: string) => tag.split('-')[0]!.toLowerCase()

/** The plural category of a whole number in a locale. */
export function pluralCategory(count: number, locale: Locale): Intl.LDMLPluralRule {
  return pluralRules[languages.find(({ tag }) => tag === locale)!.plural](count)
}
