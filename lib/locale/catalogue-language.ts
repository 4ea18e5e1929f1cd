import { languageOf, type Locale } from './locales'

/**
 * The language that the catalogue is written and taught in: titles, descriptions, biographies, names
 * of kinds of class. It is the host's own; the provider's contract names none.
 */
export const CATALOGUE_LANGUAGE = 'en'

/** Marks of an element with words in `language`, a BCP 47 tag; none on a page that speaks it. */
export function langMark(language: string, locale: Locale): { lang?: string } {
  return languageOf(locale) === languageOf(language) ? {} : { lang: language }
}

/** Marks of an element with the catalogue's words; none on a page that speaks their language. */
export const catalogueLang = (locale: Locale) => langMark(CATALOGUE_LANGUAGE, locale)
