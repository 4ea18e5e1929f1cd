'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { OpenInApp } from '@/components/ui/open-in-app'
import { buttonAttributes } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/state/error-state'
import { useSuccessScreen } from '@/hooks/checkout/use-success-screen'
import { useFlowParams } from '@/hooks/join/use-flow'
import { useHydrated } from '@/hooks/use-hydrated'
import type { NativeApp } from '@/lib/browser/native-app'
import { flowLinks } from '@/lib/flow/flow-path'
import { pendingActionPath } from '@/lib/flow/next-path'
import type { FlowPurchase } from '@/lib/flow/flow-state'
import { safePath, targetPath } from '@/lib/navigation/safe-path'
import { PurchaseSummary } from './purchase-summary'
import { NextSteps } from './next-steps'
import { SuccessMark } from './success-mark'
import { SuccessSkeleton } from './success-skeleton'

interface SuccessScreenProps {
  /** Null when there is none or it is unknown. */
  nativeApp: NativeApp | null
  appTexts: ComponentProps<typeof OpenInApp>['texts']
}

/** Confirms a purchase and offers next steps. */
export function SuccessScreen(props: SuccessScreenProps) {
  const hydrated = useHydrated()
  return hydrated ? <Result {...props} /> : <SuccessSkeleton />
}

function Result(props: SuccessScreenProps) {
  const t = useTranslations('checkout.success')
  const screen = useSuccessScreen()
  switch (screen.kind) {
    case 'loading':
      return <SuccessSkeleton />
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
        href={
          pendingActionPath({ locale, params }) ??
          targetPath(params.onSuccessPurchase, locale, home)
        }
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
