'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { Agreements } from '@/lib/checkout/agreements'
import { useFlowParams } from '@/hooks/join/use-flow'
import { useGuestPurchase } from '@/hooks/checkout/use-guest-purchase'
import type { Plan } from '@/lib/api/plans'
import type { LinkTerms } from '@/lib/checkout/payment-link'
import { flowPath } from '@/lib/flow/flow-path'
import { CardElements } from '@/components/payment-fields/card-elements'
import { CheckoutForm } from './checkout-form'
import { EarlierPurchase } from './earlier-purchase'
import { PlanNotSold } from './plan-not-sold'

interface GuestPaymentProps {
  plan: Plan
  terms: LinkTerms
  plansOnSale: readonly Plan[]
  agreements: Agreements
  /** Free days of the plan for those who sign up. */
  signUpTrialDays: number
  refreshPlan: () => void
}

/** The purchase of a plan by somebody without an account. */
export function GuestPayment(props: GuestPaymentProps) {
  const { agreements, signUpTrialDays, ...purchase } = props
  const screen = useGuestPurchase({ ...purchase, agreementIds: agreements.ids })
  switch (screen.kind) {
    case 'otherCurrency':
      return <PlanNotSold reason="missing" />
    case 'earlier':
      return <EarlierPurchase purchase={screen.purchase} onStartOver={screen.startOver} />
    case 'ready':
      return (
        <CardElements stripe={screen.provider.stripe}>
          {signUpTrialDays > 0 && <TrialNote planId={purchase.plan.id} days={signUpTrialDays} />}
          <CheckoutForm
            purchase={screen}
            agreements={agreements}
            isPrefilled={screen.isPrefilled}
          />
        </CardElements>
      )
  }
}

/** That a purchase by link has no free trial, and where there is one. */
function TrialNote({ planId, days }: { planId: number; days: number }) {
  const t = useTranslations('publicPayment.trial')
  const locale = useLocale()
  const params = useFlowParams()
  // A studio and a plan together would lead back here.
  const extra = { sp: planId, store_id: null, flow: null, code: null, offer_id: null }
  return (
    <p className="link-trial">
      {t.rich('text', {
        days,
        link: (text) => <a href={flowPath('email-lookup', { locale, params, extra })}>{text}</a>,
      })}
    </p>
  )
}
