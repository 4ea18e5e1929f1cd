/** Which form of a text goes with a whole number, as in CLDR. */
type PluralRule = (count: number) => Intl.LDMLPluralRule

// `Intl.PluralRules` knows all languages, but its first use stops a phone for a tenth of a second.
const isMillions = (count: number) => count !== 0 && count % 1_000_000 === 0

/** The rules of the product's languages, named by what they tell apart. */
const pluralRules = {
  one: (count) => (count === 1 ? 'one' : 'other'),
  oneAndMillions: (count) => (count === 1 ? 'one' : isMillions(count) ? 'many' : 'other'),
  belowTwoAndMillions: (count) => (count < 2 ? 'one' : isMillions(count) ? 'many' : 'other'),
} satisfies Record<string, PluralRule>

/**
 * The product's languages as BCP 47 tags; the first is the default and has no prefix in addresses. A
 * language is a row here and its texts in `messages/`. `likeDefault` says that a first visit need not
 * be led there: it reads as the default does.
 */
const languages = [
  { tag: 'en', plural: pluralRules.one, likeDefault: true },
  { tag: 'en-US', plural: pluralRules.one, likeDefault: true },
  { tag: 'en-AU', plural: pluralRules.one, likeDefault: false },
  { tag: 'en-CA', plural: pluralRules.one, likeDefault: false },
  { tag: 'es', plural: pluralRules.oneAndMillions, likeDefault: false },
  { tag: 'fr-CA', plural: pluralRules.belowTwoAndMillions, likeDefault: false },
] as const

export type Locale = (typeof languages)[number]['tag']

export const locales: readonly Locale[] = languages.map(({ tag }) => tag)

export const defaultLocale: Locale = 'en'

/** Those to which a first visit is led when they are what its reader asks for. */
export const firstVisitLocales = languages.flatMap(({ tag, likeDefault }) =>
  likeDefault ? [] : [tag],
)

/** Remembers a visitor's choice of language. */
export const LOCALE_COOKIE = 'locale'

export function isLocale(value: string | undefined): value is Locale {
  return locales.some((locale) => locale === value)
}

/** The language of a tag without its country: `fr` of `fr-CA`. */
export const languageOf = (tag: string) => tag.split('-')[0]!.toLowerCase()

/** Which form of a text goes with a whole number. */
export function pluralCategory(count: number, locale: Locale): Intl.LDMLPluralRule {
  return languages.find(({ tag }) => tag === locale)!.plural(count)
}
