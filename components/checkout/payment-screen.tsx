'use client'

import { useTranslations } from 'next-intl'
import type { Agreements } from '@/lib/checkout/agreements'
import { ErrorState } from '@/components/ui/state/error-state'
import { usePaymentScreen } from '@/hooks/checkout/use-payment-screen'
import type { Plan } from '@/lib/api/plans'
import type { Brand } from '@/lib/brand/brands'
import type { LinkTerms } from '@/lib/checkout/payment-link'
import { AlreadySubscribed } from './already-subscribed'
import { CardElements } from '@/components/payment-fields/card-elements'
import { CheckoutForm } from './checkout-form'
import { PaymentSkeleton } from './payment-skeleton'
import { PlanNotSold } from './plan-not-sold'
import { ReplacesNotice } from './checkout-notices'

interface PaymentScreenProps {
  brand: Brand
  /** The plans for sale as read on the server; they determine the currency. */
  plans: Plan[]
  agreements: Agreements
  /** The payment link that a member has opened. */
  link?: LinkTerms | null
}

/** The part of the payment screen that depends on the user. */
export function PaymentScreen({ brand, plans, agreements, link = null }: PaymentScreenProps) {
  const t = useTranslations('checkout')
  const screen = usePaymentScreen(brand.id, plans, link)

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
        <CardElements stripe={screen.provider.stripe}>
          {screen.replaces && <ReplacesNotice replaces={screen.plan.replaces} />}
          <CheckoutForm purchase={screen} agreements={agreements} />
        </CardElements>
      )
  }
}
