'use client'

import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { ExternalIcon } from '@/components/ui/icons/actions'
import type { Membership } from '@/lib/api/memberships'

/** Where a membership is changed and cancelled that somebody else bills. */
export function WhereToCancel({ membership }: { membership: Membership }) {
  const t = useTranslations('account.membership.elsewhere')
  const common = useTranslations('common')
  const { billedBy, manageUrl, studio } = membership
  return (
    <div className="membership-elsewhere">
      <h3>{t('title')}</h3>
      <p>{t(billedBy, { studio: studio?.name ?? t('yourStudio') })}</p>
      {manageUrl && (
        <ButtonLink variant="secondary" size="small" href={manageUrl} external>
          {t('open')}
          <ExternalIcon size={20} />
          <span className="ui-hidden"> ({common('opensInNewTab')})</span>
        </ButtonLink>
      )}
    </div>
  )
}
