'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonAttributes } from '@/components/ui/button'
import { RestDrawing } from '@/components/ui/state/drawings/rest-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { ErrorState } from '@/components/ui/state/error-state'
import { useBenefitScreen } from '@/hooks/benefit/use-benefit-screen'
import { useHydrated } from '@/hooks/use-hydrated'
import { useRestoreFocus } from '@/hooks/use-restore-focus'
import { BenefitOffer } from './benefit-offer'
import { BenefitSkeleton } from './benefit-skeleton'
import { ClaimForm } from './claim-form'
import { useBenefitDate } from './use-benefit-date'

/** An employer's benefit, for whoever opened its link. */
export function BenefitScreen() {
  const hydrated = useHydrated()
  const focusProps = useRestoreFocus()
  return <div {...focusProps}>{hydrated ? <Benefit /> : <BenefitSkeleton />}</div>
}

function Benefit() {
  const t = useTranslations('benefit')
  const date = useBenefitDate()
  const { view, links, session, id, paysAlready, retry, isRetrying, isOnline } = useBenefitScreen()
  const plans = <StateLink href={links.plans}>{t('plans')}</StateLink>

  switch (view.kind) {
    case 'loading':
      return <BenefitSkeleton />
    case 'unavailable':
      return (
        <ErrorState
          heading="h1"
          title={t(isOnline ? 'error.title' : 'error.offline')}
          retry={{ label: t('error.retry'), onClick: retry, loading: isRetrying }}
        >
          {t(isOnline ? 'error.text' : 'error.offlineText')}
        </ErrorState>
      )
    case 'unknown':
      return (
        <ErrorState
          heading="h1"
          title={t('unknown.title')}
          action={<StateLink href={links.home}>{t('unknown.action')}</StateLink>}
        >
          {t('unknown.text')}
        </ErrorState>
      )
    case 'full':
      return (
        <State
          title={t('full.title')}
          action={
            <>
              {plans}
              {session.status === 'guest' && (
                <a href={links.logIn} {...buttonAttributes({ variant: 'secondary' })}>
                  <span className="ui-button-label">{t('full.logIn')}</span>
                </a>
              )}
            </>
          }
        >
          {t('full.text', { name: view.benefit.name })}
        </State>
      )
    case 'ended':
      return (
        <State title={t('ended.title')} action={plans}>
          {t('ended.text', { name: view.benefit.name, date: date(view.benefit.endsAt) })}
        </State>
      )
    case 'notStarted':
      return (
        <State
          title={t('notStarted.title', { date: date(view.benefit.startsAt) })}
          action={<StateLink href={links.home}>{t('unknown.action')}</StateLink>}
        >
          {t('notStarted.text', { name: view.benefit.name })}
        </State>
      )
    case 'claimed':
      return (
        <BenefitOffer benefit={view.benefit} title={t('claimed.title')}>
          <p role="status">{t('claimed.text')}</p>
          <a href={links.home} {...buttonAttributes({ wide: true })}>
            <span className="ui-button-label">{t('claimed.action')}</span>
          </a>
        </BenefitOffer>
      )
    case 'guest':
      return (
        <BenefitOffer benefit={view.benefit} title={t('title', { name: view.benefit.name })}>
          <p>{t('guest')}</p>
          <a href={links.create} {...buttonAttributes({ wide: true })}>
            <span className="ui-button-label">{t('create')}</span>
          </a>
          <a href={links.logIn} {...buttonAttributes({ wide: true, variant: 'secondary' })}>
            <span className="ui-button-label">{t('logIn')}</span>
          </a>
        </BenefitOffer>
      )
    case 'open':
      return (
        <BenefitOffer benefit={view.benefit} title={t('title', { name: view.benefit.name })}>
          <ClaimForm id={id!} links={links} paysAlready={paysAlready} />
        </BenefitOffer>
      )
  }
}

interface StateProps {
  title: string
  action: ReactNode
  children: ReactNode
}

function State(props: StateProps) {
  return <EmptyState heading="h1" drawing={<RestDrawing />} {...props} />
}

function StateLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} {...buttonAttributes({})}>
      <span className="ui-button-label">{children}</span>
    </a>
  )
}
