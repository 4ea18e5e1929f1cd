import { languageOf, type Locale } from './locales'

/**
 * The language that the catalogue is written and taught in: titles, descriptions, biographies, names
 * of kinds of class. It is the host's own; the provider's contract names none.
 */
export const CATALOGUE_LANGUAGE = 'en'

/** Marks of an element with the catalogue's words; none on a page that speaks their language. */
export function catalogueLang(locale: Locale): { lang?: string } {
  return languageOf(locale) === CATALOGUE_LANGUAGE ? {} : { lang: CATALOGUE_LANGUAGE }
}
