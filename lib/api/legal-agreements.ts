import type { Api } from '@/lib/api/client'
import { type Page, page } from '@/lib/api/paging'
import {
  flag,
  integer,
  object,
  oneOf,
  type Shape,
  text,
  webUrl,
  withDefault,
} from '@/lib/api/shape'

export const legalAgreement = object({
  id: integer,
  kind: oneOf('terms', 'privacy', 'waiver'),
  title: text,
  url: webUrl,
  version: withDefault(text, ''),
  required: flag,
})
/** A text that one agrees to when signing up. */
export type LegalAgreement = Shape<typeof legalAgreement>

export function listLegalAgreements(api: Api): Promise<Page<LegalAgreement>> {
  return api.get('/v1/settings/legal_agreements', { decode: page(legalAgreement) })
}
