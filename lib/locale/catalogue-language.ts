import { languageOf, type Locale } from './locales'

/**
 * The language of the catalogue: titles, descriptions, biographies, names of modalities, and the
 * language in which classes are taught. It is fixed here because the provider's contract has no
 * field for it.
 */
export const CATALOGUE_LANGUAGE = 'en'

/**
 * The `lang` attribute of an element with text in `language`, a BCP 47 tag; empty when the page has
 * the same language.
 */
export function langMark(language: string, locale: Locale): { lang?: string } {
  return languageOf(locale) === languageOf(language) ? {} : { lang: language }
}

/**
 * The `lang` attribute of an element with catalogue text; empty when the page has the same
 * language.
 */
export const catalogueLang = (locale: Locale) => langMark(CATALOGUE_LANGUAGE, locale)
