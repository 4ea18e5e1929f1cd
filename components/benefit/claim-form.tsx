'use client'

import { useTranslations } from 'next-intl'
import { Button, buttonAttributes } from '@/components/ui/button'
import { AlertIcon } from '@/components/ui/icons/status'
import { toast } from '@/components/ui/toast/toast-store'
import { forgetPendingClaim, useBenefitClaim } from '@/hooks/benefit/use-benefit-claim'

interface ClaimFormProps {
  id: string
  links: { home: string; plans: string; subscriptions: string }
  /** The user also pays for a plan of their own. */
  paysAlready: boolean
}

/** Claims a benefit at a click, and says why when that does not work. */
export function ClaimForm({ id, links, paysAlready }: ClaimFormProps) {
  const t = useTranslations('benefit')
  const errors = useTranslations('errors')
  const { claim, isBusy, failure } = useBenefitClaim({
    id,
    texts: { failed: errors('default'), unconfirmed: errors('unconfirmed') },
    onRepeated: () => toast({ kind: 'info', message: t('claimed.title') }),
  })
  return (
    <>
      {paysAlready && (
        <p className="benefit-note">
          {t.rich('paysAlready', {
            link: (text) => <a href={links.subscriptions}>{text}</a>,
          })}
        </p>
      )}
      {failure !== null && (
        <div className="benefit-alert" role="alert">
          <AlertIcon size={20} />
          <p>{failure}</p>
        </div>
      )}
      <Button wide loading={isBusy} onClick={() => void claim()}>
        {t('claim')}
      </Button>
      <a
        href={failure !== null ? links.plans : links.home}
        onClick={forgetPendingClaim}
        {...buttonAttributes({ wide: true, variant: 'ghost-secondary' })}
      >
        <span className="ui-button-label">{t(failure !== null ? 'plans' : 'notNow')}</span>
      </a>
    </>
  )
}
