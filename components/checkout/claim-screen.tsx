'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useContext } from 'react'
import { Button, buttonAttributes } from '@/components/ui/button'
import { MailLink } from '@/components/ui/mail-link'
import { StageDrawing } from '@/components/ui/state/drawings/stage-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { ErrorState } from '@/components/ui/state/error-state'
import { usePurchaseClaim } from '@/hooks/checkout/use-purchase-claim'
import { useFlowParams } from '@/hooks/join/use-flow'
import { useSignedIn } from '@/hooks/session/use-signed-in'
import type { PurchaseClaim } from '@/lib/api/purchase-claims'
import { formatMoney } from '@/lib/billing/money'
import { flowLinks } from '@/lib/flow/flow-path'
import { langMark } from '@/lib/locale/catalogue-language'
import { SuccessMark } from './success-mark'
import { SuccessSkeleton } from './success-skeleton'
import { SupportEmail } from './support-email'

/** The purchase of a link from a mail: what it is, adding it to the account, and what became of it. */
export function ClaimScreen({ token }: { token: string }) {
  const t = useTranslations('publicPayment.claim')
  const again = useTranslations('checkout.success')('retry')
  const support = useContext(SupportEmail)
  const { state, claim, retry } = usePurchaseClaim(token)
  switch (state.kind) {
    case 'loading':
      return <SuccessSkeleton />
    case 'unavailable':
      return (
        <ErrorState heading="h1" title={t('failedTitle')} retry={{ label: again, onClick: retry }}>
          {t('failedText')}
        </ErrorState>
      )
    case 'unknown':
      return (
        <EmptyState drawing={<StageDrawing />} heading="h1" title={t('unknownTitle')}>
          {t.rich('unknownText', { mail: () => <MailLink email={support} /> })}
        </EmptyState>
      )
    case 'claim': {
      const { outcome } = state.claim
      if (outcome !== null) return <Outcome claim={state.claim} isNew={state.isNew} />
      return (
        <Bought title={t('title')} claim={state.claim}>
          <p>{t.rich('text', { email: () => <strong>{state.claim.email}</strong> })}</p>
          <Button wide loading={state.isBusy} onClick={claim}>
            {t('add')}
          </Button>
          {state.failed && (
            <p role="alert" className="ui-field-error">
              {t('failedText')}
            </p>
          )}
        </Bought>
      )
    }
  }
}

interface BoughtProps {
  title: string
  claim: PurchaseClaim
  children: ReactNode
}

function Bought({ title, claim, children }: BoughtProps) {
  const t = useTranslations('publicPayment.claim')
  const locale = useLocale()
  const { planName, language, brandName, amount, currency } = claim
  const plan = <span {...langMark(language, locale)}>{planName}</span>
  return (
    <div className="success">
      <h1>{title}</h1>
      <div className="success-bought">
        <p>
          <strong>
            {brandName ? t.rich('what', { plan: () => plan, brand: brandName }) : plan}
          </strong>
        </p>
        <p>{t('paid', { amount: formatMoney(amount, currency, locale) })}</p>
      </div>
      {children}
    </div>
  )
}

/** The plan is in the account, or was there before and is paid back. */
function Outcome({ claim, isNew }: { claim: PurchaseClaim; isNew: boolean }) {
  const t = useTranslations('publicPayment.claim')
  const link = flowLinks(useLocale(), useFlowParams())
  const signedIn = useSignedIn()
  const isAttached = claim.outcome === 'attached'
  const key = isAttached ? (isNew ? 'attached' : 'already') : 'duplicate'
  return (
    <>
      {isAttached && isNew && <SuccessMark />}
      <Bought title={t(`${key}.title`)} claim={claim}>
        <p role="status">
          {t.rich(`${key}.text`, { email: () => <strong>{claim.email}</strong> })}
        </p>
        <a href={link(signedIn ? 'home' : 'login')} {...buttonAttributes({ wide: true })}>
          <span className="ui-button-label">{t(signedIn ? 'start' : 'logIn')}</span>
        </a>
      </Bought>
    </>
  )
}
