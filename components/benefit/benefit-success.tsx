'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { buttonAttributes } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/state/error-state'
import { useBenefit } from '@/hooks/benefit/use-benefit'
import { forgetPendingClaim } from '@/hooks/benefit/use-benefit-claim'
import { useFlowParams } from '@/hooks/join/use-flow'
import { useHydrated } from '@/hooks/use-hydrated'
import { useSearch } from '@/hooks/use-search'
import { swrKeys } from '@/lib/api/swr-keys'
import { benefitIdIn } from '@/lib/benefit/benefit-view'
import { flowLinks, flowPath } from '@/lib/flow/flow-path'
import { targetPath } from '@/lib/navigation/safe-path'
import { BenefitSkeleton } from './benefit-skeleton'
import { useBenefitDate } from './use-benefit-date'

interface BenefitSuccessProps {
  mark: ReactNode
  /** What can be done now. */
  nextSteps: ReactNode
}

/** Confirms a claimed benefit. Everybody else is led to the benefit itself. */
export function BenefitSuccess({ mark, nextSteps }: BenefitSuccessProps) {
  const t = useTranslations('benefit')
  const locale = useLocale()
  const params = useFlowParams()
  const date = useBenefitDate()
  const { id, view, retry, isRetrying } = useBenefit(swrKeys.claimedBenefit)
  const isWaiting = view.kind === 'loading' || view.kind === 'unavailable'
  const isElsewhere = !isWaiting && view.kind !== 'claimed'

  useEffect(() => {
    if (isElsewhere) location.replace(flowPath('entitlement', { locale, params, extra: { id } }))
  }, [isElsewhere, locale, params, id])

  const isClaimed = view.kind === 'claimed'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isClaimed) return
    forgetPendingClaim()
    // The button that claimed it is gone.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [isClaimed])

  if (view.kind === 'unavailable') {
    return (
      <ErrorState
        heading="h1"
        title={t('error.title')}
        retry={{ label: t('error.retry'), onClick: retry, loading: isRetrying }}
      >
        {t('error.text')}
      </ErrorState>
    )
  }
  if (view.kind !== 'claimed') return <BenefitSkeleton className="success" />
  const { name, endsAt } = view.benefit
  const home = flowLinks(locale, params)('home')
  return (
    <div className="success">
      {mark}
      <h1 ref={heading} tabIndex={-1}>
        {t('success.title')}
      </h1>
      <div className="success-bought">
        <p>
          <strong>{t('success.paidBy', { name })}</strong>
        </p>
        <p>
          {endsAt === null ? t('noEnd') : t('until', { date: date(endsAt) })} {t('free')}
        </p>
      </div>
      <a
        href={targetPath(params.onSuccessPurchase, locale, home)}
        {...buttonAttributes({ wide: true })}
      >
        <span className="ui-button-label">{t('success.action')}</span>
      </a>
      {nextSteps}
    </div>
  )
}

interface BenefitOrProps {
  benefit: ReactNode
  children: ReactNode
}

/** The success of a benefit where the address names one, else its children. */
export function BenefitOr({ benefit, children }: BenefitOrProps) {
  const search = useSearch()
  const hydrated = useHydrated()
  const isBenefit =
    hydrated &&
    new URLSearchParams(search).get('flow') === 'enterprise' &&
    benefitIdIn(search) !== null
  return isBenefit ? benefit : children
}
