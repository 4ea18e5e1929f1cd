import type { Translations } from '../db/schema/column-types'
import { negotiateLanguage } from './accept-language'

/** The language of the rows' own texts; other languages are in their translations. */
const rowLanguage = 'en'

/**
 * A row with its texts in the language that an `Accept-Language` header asks for, as far as it has
 * them; `language` says which one it is.
 */
export function translateRow<Row extends { translations: Translations<object> }>(
  row: Row,
  acceptLanguage: string | undefined,
): Row & { language: string } {
  const language =
    negotiateLanguage(acceptLanguage, [rowLanguage, ...Object.keys(row.translations)]) ??
    rowLanguage
  return { ...row, ...row.translations[language], language }
}
