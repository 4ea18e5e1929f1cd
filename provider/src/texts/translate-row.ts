import { closestTag } from './closest-tag'

/** The language that rows are written in; those of other languages stand in their translations. */
const rowLanguage = 'en'

/** What a row says in other languages, by BCP 47 tag. */
export type Translations<Words> = Record<string, Words>

/**
 * A row with its words in the language that an `Accept-Language` header asks for, as far as it has
 * them; `language` says which it is.
 */
export function translateRow<Row extends { translations: Translations<object> }>(
  row: Row,
  acceptLanguage: string | undefined,
): Row & { language: string } {
  const language =
    closestTag(acceptLanguage, [rowLanguage, ...Object.keys(row.translations)]) ?? rowLanguage
  return { ...row, ...row.translations[language], language }
}
