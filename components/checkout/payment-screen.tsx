'use client'

import { Elements } from '@stripe/react-stripe-js'
import type { StripeElementLocale } from '@stripe/stripe-js'
import { useLocale, useTranslations } from 'next-intl'
import { ErrorState } from '@/components/ui/state/error-state'
import { usePaymentScreen } from '@/hooks/checkout/use-payment-screen'
import type { Plan } from '@/lib/api/plans'
import type { Brand } from '@/lib/brand/brands'
import { languageOf } from '@/lib/locale/locales'
import { AlreadySubscribed } from './already-subscribed'
import { CheckoutForm } from './checkout-form'
import type { Agreements } from './consent'
import { PaymentSkeleton } from './payment-skeleton'
import { PlanNotSold } from './plan-not-sold'
import { ReplacesNotice } from './checkout-notices'

interface PaymentScreenProps {
  brand: Brand
  /** The plans for sale as read on the server; they determine the currency. */
  plans: Plan[]
  agreements: Agreements
}

/** The part of the payment screen that depends on the user. */
export function PaymentScreen({ brand, plans, agreements }: PaymentScreenProps) {
  const t = useTranslations('checkout')
  const language = languageOf(useLocale()) as StripeElementLocale
  const screen = usePaymentScreen(brand.id, plans)

  switch (screen.kind) {
    case 'loading':
      return <PaymentSkeleton label={t('loading')} />
    case 'unavailable':
      return (
        <ErrorState
          title={t('loadError.title')}
          retry={{ label: t('loadError.retry'), onClick: screen.retry }}
        >
          {t('loadError.text')}
        </ErrorState>
      )
    case 'missing':
      return <PlanNotSold reason="missing" />
    case 'otherCurrency':
      return <PlanNotSold reason="otherCurrency" currency={screen.own} />
    case 'covered':
      return <AlreadySubscribed relation={screen.relation} />
    case 'ready':
      return (
        <Elements stripe={screen.provider.stripe} options={{ locale: language }}>
          {screen.replaces && <ReplacesNotice replaces={screen.plan.replaces} />}
          <CheckoutForm purchase={screen} agreements={agreements} />
        </Elements>
      )
  }
}
