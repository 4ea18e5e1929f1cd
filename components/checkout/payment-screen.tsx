'use client'

import { useTranslations } from 'next-intl'
import { useDeferredValue } from 'react'
import { onDemand } from '@/components/ui/on-demand'
import { usePaymentScreen } from '@/hooks/checkout/use-payment-screen'
import { usePreload } from '@/hooks/use-preload'
import type { Plan } from '@/lib/api/plans'
import type { Brand } from '@/lib/brand/brands'
import type { Agreements } from '@/lib/checkout/agreements'
import type { LinkTerms } from '@/lib/checkout/payment-link'
import { AlreadySubscribed } from './already-subscribed'
import { PaymentSkeleton } from './payment-skeleton'
import { PaymentUnavailable } from './payment-unavailable'
import { PlanNotSold } from './plan-not-sold'
import { Notice, ReplacesNotice } from './checkout-notices'

// The form is loaded while it is found out who pays for what.
const loadCheckout = () => import('./card-checkout').then((module) => module.CardCheckout)
const CardCheckout = onDemand(loadCheckout, <PaymentSkeleton />)

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
  usePreload(loadCheckout)
  const screen = usePaymentScreen(brand.id, plans, link)
  // The form is large; deferred, it is rendered in parts that leave time for input.
  const isReady = useDeferredValue(screen.kind === 'ready')

  switch (screen.kind) {
    case 'loading':
      return <PaymentSkeleton />
    case 'unavailable':
      return <PaymentUnavailable retry={screen.retry} />
    case 'missing':
      return <PlanNotSold reason="missing" />
    case 'otherCurrency':
      return <PlanNotSold reason="otherCurrency" currency={screen.own} />
    case 'covered':
      return <AlreadySubscribed relation={screen.relation} />
    case 'ready':
      if (!isReady) return <PaymentSkeleton />
      return (
        <>
          {screen.isOfferGone && <Notice name="offer">{t('offerGone')}</Notice>}
          {screen.replaces && <ReplacesNotice replaces={screen.plan.replaces} />}
          <CardCheckout purchase={screen} agreements={agreements} />
        </>
      )
  }
}
