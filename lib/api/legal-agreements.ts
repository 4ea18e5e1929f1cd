import type { Api } from './client'
import { type Page, page } from './paging'
import { boolean, integer, object, oneOf, type Infer, string, webUrl, withDefault } from './schema'

export const legalAgreement = object({
  id: integer,
  kind: oneOf('terms', 'privacy', 'waiver'),
  title: string,
  url: webUrl,
  version: withDefault(string, ''),
  required: boolean,
})
/** A legal text that a person agrees to when signing up. */
export type LegalAgreement = Infer<typeof legalAgreement>

export function listLegalAgreements(api: Api): Promise<Page<LegalAgreement>> {
  return api.get('/v1/settings/legal_agreements', { decode: page(legalAgreement) })
}
