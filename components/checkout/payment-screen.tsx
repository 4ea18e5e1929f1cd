'use client'

import { Elements } from '@stripe/react-stripe-js'
import type { StripeElementLocale } from '@stripe/stripe-js'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { AlreadySubscribed } from './already-subscribed'
import { CheckoutForm } from './checkout-form'
import type { Agreements } from './consent'
import { ReplacesNotice } from './replaces-notice'
import { PaymentSkeleton } from './payment-skeleton'
import { buttonAttributes } from '@/components/ui/button-variant'
import { LaneDrawing } from '@/components/ui/state/drawings/lane-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { ErrorState } from '@/components/ui/state/error-state'
import { useCardOnFile } from '@/hooks/checkout/use-card-on-file'
import { useCardProvider } from '@/hooks/checkout/use-card-provider'
import { useLate } from '@/hooks/use-late'
import { usePayerCurrency } from '@/hooks/checkout/use-payer-currency'
import { usePaymentGuard } from '@/hooks/checkout/use-payment-guard'
import { usePayerDefaults } from '@/hooks/checkout/use-payer-defaults'
import { usePurchasePlan } from '@/hooks/checkout/use-purchase-plan'
import type { Plan } from '@/lib/api/plans'
import type { Brand } from '@/lib/brand/brands'
import { isAttemptUnderWay } from '@/lib/checkout/attempt-store'
import { clearDraft } from '@/lib/checkout/draft'
import { readClickId } from '@/lib/checkout/click-id'
import { countPurchaseOnce } from '@/lib/checkout/count-purchase'
import { lacksBrand, offersBrands, purchaseScope } from '@/lib/checkout/purchase-scope'
import { clearFlow } from '@/lib/flow/flow-store'
import type { FlowPurchase } from '@/lib/flow/flow-state'
import { useFlow } from '@/hooks/join/use-flow'
import { flowPath } from '@/lib/flow/flow-path'
import { sentReferrer } from '@/lib/flow/flow-params'
import { languageOf } from '@/lib/locale/locales'
import { isForSale, planRelation } from '@/lib/plans/plan-relation'
import { track } from '@/lib/tracking/track'

/**
 * How long the form waits for what it can begin without, in milliseconds: most often that is there by
 * then, and nothing has to change under the payer's eyes.
 */
const COMFORT_MS = 1000

interface PaymentScreenProps {
  brand: Brand
  /** The plans on sale as the server read them: what decides the currency. */
  plans: Plan[]
  agreements: Agreements
}

/** Everything of the payment screen that depends on who pays. */
export function PaymentScreen({ brand, plans, agreements }: PaymentScreenProps) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const { session, params, planId, brandId, chooseBrand, done } = usePaymentGuard(brand.id)
  const member = session.status === 'member'
  const { plan, status, retry, refresh } = usePurchasePlan(member ? planId : null, brandId)
  const onFile = useCardOnFile(member)
  const { own, currencyOf, profile } = usePayerCurrency(
    plans.length > 0 ? plans : plan ? [plan] : [],
    locale,
  )
  const { defaults, settled: defaultsSettled } = usePayerDefaults(member)
  const provider = useCardProvider()
  const flow = useFlow()
  const isComplete = onFile.status !== 'loading' && profile.status !== 'loading' && defaultsSettled
  const isLate = useLate(member && plan !== null && !isComplete, COMFORT_MS)
  // Once open, the form stays: what is asked for again later must not take it away.
  const [isOpen, setOpen] = useState(false)
  if (!isOpen && (isComplete || isLate)) setOpen(true)
  const needsBrand = plan !== null && lacksBrand(plan, brandId)

  useEffect(() => {
    if (plan && needsBrand) chooseBrand(plan)
  })

  async function bought(purchase: FlowPurchase, promoTitle: string | null) {
    const { subscriptionId, price, currency: paidIn } = purchase
    await countPurchaseOnce(session.user!.uuid, subscriptionId, () => {
      const planType = purchase.planType ?? ''
      const subscriptionPayment = { subscriptionId, planId: planId!, planType, currency: paidIn }
      track('Purchase', { subscriptionPayment, price, promoTitle })
    })
    done()
    clearDraft()
    clearFlow({ purchase })
    // A new document: this one may talk to card hosts, and has held the payment's secret.
    location.replace(flowPath('subscription-success', { locale, params, extra: { sp: null } }))
  }

  if (session.status === 'unavailable' || status === 'failed') {
    const again = session.status === 'unavailable' ? session.retry : retry
    return (
      <ErrorState
        title={t('loadError.title')}
        retry={{ label: t('loadError.retry'), onClick: again }}
      >
        {t('loadError.text')}
      </ErrorState>
    )
  }
  if (status === 'missing') {
    return (
      <EmptyState
        drawing={<LaneDrawing />}
        title={t('missing.title')}
        action={
          <a
            href={flowPath('plan-selector', { locale, params, extra: { sp: null } })}
            {...buttonAttributes({})}
          >
            {t('missing.action')}
          </a>
        }
      >
        {t('missing.text')}
      </EmptyState>
    )
  }
  if (!member || !plan || needsBrand || !isOpen) return <PaymentSkeleton label={t('loading')} />
  const scope = purchaseScope(session.user.uuid, plan, brandId)
  const begun = isAttemptUnderWay(scope)
  const relation = planRelation(plan, [plan])
  if (!isForSale(relation) && !begun) return <AlreadySubscribed relation={relation} />
  const currency = currencyOf(plan)
  if (currency === null) {
    return (
      <EmptyState
        drawing={<LaneDrawing />}
        title={t('otherCurrency.title')}
        action={
          <a
            href={flowPath('plan-selector', { locale, params, extra: { sp: null } })}
            {...buttonAttributes({})}
          >
            {t('otherCurrency.action')}
          </a>
        }
      >
        {t('otherCurrency.text', { currency: own?.toUpperCase() ?? '' })}
      </EmptyState>
    )
  }
  return (
    <Elements
      stripe={provider.stripe}
      options={{ locale: languageOf(locale) as StripeElementLocale }}
    >
      {relation === 'replaces' && <ReplacesNotice replaces={plan.replaces} />}
      <CheckoutForm
        plan={plan}
        currency={{ code: currency, profile }}
        scope={scope}
        onFile={onFile}
        defaults={defaults}
        agreements={agreements}
        changes={[
          { label: t('changePlan'), href: flowPath('plan-selector', { locale, params }) },
          ...(offersBrands(plan)
            ? [
                {
                  label: t('changeBrand'),
                  href: flowPath('single-brand-selector', {
                    locale,
                    params,
                    extra: { sp: plan.id },
                  }),
                },
              ]
            : []),
        ]}
        referrerId={sentReferrer(params, flow)}
        impactClickId={readClickId(params.irclickid)}
        provider={provider}
        onPriceChanged={refresh}
        onBought={(purchase, promoTitle) => void bought(purchase, promoTitle)}
      />
    </Elements>
  )
}
