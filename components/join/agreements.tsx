'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CheckboxField } from '@/components/ui/checkbox-field'
import { ChoiceGroup } from '@/components/ui/choice-group'
import type { LegalAgreement } from '@/lib/api/legal-agreements'

interface AgreementsProps {
  agreements: readonly LegalAgreement[]
  error?: ReactNode
}

/** What one agrees to; each text opens in a tab of its own, so that nothing typed is lost. */
export function Agreements({ agreements, error }: AgreementsProps) {
  const t = useTranslations('join')
  if (agreements.length === 0) return null
  return (
    <ChoiceGroup legend={t('agreements')} error={error}>
      {agreements.map(({ id, title, url, required }) => (
        <CheckboxField
          key={id}
          name="legalAgreementIds"
          value={id}
          required={required}
          aria-invalid={error && required ? true : undefined}
          label={t.rich(required ? 'agreeTo' : 'agreeToOptional', {
            link: () => (
              <a href={url} target="_blank" rel="noopener">
                {title}
              </a>
            ),
          })}
        />
      ))}
    </ChoiceGroup>
  )
}
