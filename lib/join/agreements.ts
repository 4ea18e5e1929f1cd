import type { LegalAgreement } from '@/lib/api/legal-agreements'

/**
 * Whether a text needs an act of its own. The terms are accepted by creating the account beside a
 * sentence that says so, and a privacy policy informs and is not consented to. A waiver gives up
 * rights in case of an injury, so it is agreed to separately; what is optional is always asked.
 */
export const asksExplicitly = ({ kind, required }: Pick<LegalAgreement, 'kind' | 'required'>) =>
  !required || kind === 'waiver'
