import type { LegalAgreement } from '@/lib/api/legal-agreements'

/** URLs of the legal texts, null when there is none, and the ids of all that a buyer agrees to. */
export type Agreements = { terms: string | null; privacy: string | null; ids: number[] }

export function agreementsOf(texts: readonly LegalAgreement[]): Agreements {
  const address = (kind: LegalAgreement['kind']) =>
    texts.find((text) => text.kind === kind)?.url ?? null
  return {
    terms: address('terms'),
    privacy: address('privacy'),
    ids: texts.filter(({ required }) => required).map(({ id }) => id),
  }
}
