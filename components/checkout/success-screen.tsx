'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { OpenInApp } from '@/components/ui/open-in-app'
import { buttonAttributes } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { ErrorState } from '@/components/ui/state/error-state'
import { useSuccessScreen } from '@/hooks/checkout/use-success-screen'
import { useFlowParams } from '@/hooks/join/use-flow'
import { useHydrated } from '@/hooks/use-hydrated'
import type { NativeApp } from '@/lib/browser/native-app'
import { flowLinks } from '@/lib/flow/flow-path'
import { wishPath } from '@/lib/flow/next-path'
import type { FlowPurchase } from '@/lib/flow/flow-state'
import { safePath, targetPath } from '@/lib/navigation/safe-path'
import { PurchaseSummary } from './purchase-summary'
import { NextSteps } from './next-steps'

interface SuccessScreenProps {
  /** Null when there is none or it is unknown. */
  nativeApp: NativeApp | null
  appTexts: ComponentProps<typeof OpenInApp>['texts']
}

/** Confirms a purchase and offers next steps. */
export function SuccessScreen(props: SuccessScreenProps) {
  const hydrated = useHydrated()
  return hydrated ? <Result {...props} /> : <Waiting />
}

function Result(props: SuccessScreenProps) {
  const t = useTranslations('checkout.success')
  const screen = useSuccessScreen()
  switch (screen.kind) {
    case 'loading':
      return <Waiting />
    case 'unavailable':
      return (
        <ErrorState title={t('errorTitle')} retry={{ label: t('retry'), onClick: screen.retry }}>
          {t('errorText')}
        </ErrorState>
      )
    case 'bought':
      return <Confirmation purchase={screen.purchase} {...props} />
  }
}

function Confirmation({
  purchase,
  nativeApp,
  appTexts,
}: SuccessScreenProps & { purchase: FlowPurchase }) {
  const t = useTranslations('checkout.success')
  const locale = useLocale()
  const params = useFlowParams()
  const home = flowLinks(locale, params)('home')
  return (
    <div className="success">
      <SuccessMark />
      <h1>{t(purchase.inTrial ? 'titleTrial' : 'title')}</h1>
      <PurchaseSummary purchase={purchase} />
      <a
        href={wishPath({ locale, params }) ?? targetPath(params.onSuccessPurchase, locale, home)}
        {...buttonAttributes({ wide: true })}
      >
        <span className="ui-button-label">{t('continue')}</span>
      </a>
      {nativeApp && (
        <OpenInApp app={nativeApp} path={safePath(params.onSuccessPurchase)} texts={appTexts} />
      )}
      <NextSteps />
    </div>
  )
}

function Waiting() {
  const t = useTranslations('checkout.success')
  return (
    <div className="success" role="status" aria-label={t('loading')}>
      <Skeleton shape="circle" width="6rem" height="6rem" />
      <Skeleton width="16rem" height="3rem" />
      <Skeleton width="20rem" />
      <Skeleton height="3.25rem" />
    </div>
  )
}

/** An animated check mark with sparks. */
function SuccessMark() {
  const sparks = Array.from({ length: 10 }, (_, index) => index)
  return (
    <svg className="success-mark" viewBox="-60 -60 120 120" aria-hidden="true">
      {sparks.map((index) => (
        <g key={index} transform={`rotate(${index * 36 + (index % 2) * 9})`}>
          <line
            x1="0"
            y1={index % 2 ? -44 : -42}
            x2="0"
            y2={index % 2 ? -49 : -54}
            style={{ animationDelay: `${280 + index * 18}ms` }}
          />
        </g>
      ))}
      <circle r="34" />
      <path d="m-14 1 10 10L15-10" pathLength="1" />
    </svg>
  )
}
