'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CheckboxField, ChoiceGroup } from '@/components/ui/choice-group'
import type { LegalAgreement } from '@/lib/api/legal-agreements'

/**
 * Whether a text needs an act of its own. The terms are accepted by creating the account beside a
 * sentence that says so, and a privacy policy informs and is not consented to. A waiver gives up
 * rights in case of an injury, so it is agreed to separately; what is optional is always asked.
 */
const asksExplicitly = ({ kind, required }: Pick<LegalAgreement, 'kind' | 'required'>) =>
  !required || kind === 'waiver'

interface AgreementsProps {
  agreements: readonly LegalAgreement[]
  error?: ReactNode
}

/**
 * What a person agrees to by creating an account: one sentence for each text where pressing the
 * button is enough, else a checkbox. Each text opens in a new tab, so that no input is lost.
 */
export function Agreements({ agreements, error }: AgreementsProps) {
  const t = useTranslations('join')
  const link = ({ title, url }: LegalAgreement) => ({
    link: () => (
      <a href={url} target="_blank" rel="noopener">
        {title}
      </a>
    ),
  })
  const asked = agreements.filter(asksExplicitly)
  const stated = agreements.filter((agreement) => !asksExplicitly(agreement))
  return (
    <>
      {asked.length > 0 && (
        <ChoiceGroup legend={t('agreements')} error={error}>
          {asked.map((agreement) => (
            <CheckboxField
              key={agreement.id}
              name="legalAgreementIds"
              value={agreement.id}
              required={agreement.required}
              aria-invalid={error && agreement.required ? true : undefined}
              label={t.rich(agreement.required ? 'agreeTo' : 'agreeToOptional', link(agreement))}
            />
          ))}
        </ChoiceGroup>
      )}
      {stated.length > 0 && (
        <div className="join-stated">
          {stated.map((agreement) => (
            <p key={agreement.id}>
              <input type="hidden" name="legalAgreementIds" value={agreement.id} />
              {t.rich(
                agreement.kind === 'privacy' ? 'readPrivacy' : 'agreeByCreating',
                link(agreement),
              )}
            </p>
          ))}
        </div>
      )}
    </>
  )
}
