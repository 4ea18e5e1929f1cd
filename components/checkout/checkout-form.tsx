'use client'

import { useElements } from '@stripe/react-stripe-js'
import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, type ReactNode, useState } from 'react'
import { AddressFields } from '@/components/checkout/address-fields'
import { CardChoice } from '@/components/checkout/card-choice'
import { CardFields } from '@/components/checkout/card-fields'
import { CardProviderFailed } from '@/components/checkout/card-provider-failed'
import { Consent, type Agreements } from '@/components/checkout/consent'
import { OrderSummary } from '@/components/checkout/order-summary'
import { PayButton } from '@/components/checkout/pay-button'
import { PaymentNotice } from '@/components/checkout/payment-notice'
import { PromoField } from '@/components/checkout/promo-field'
import { useFieldErrors } from '@/components/checkout/use-field-errors'
import { useLeaveGuard } from '@/hooks/use-leave-guard'
import { useOnline } from '@/hooks/use-online'
import { useOrder } from '@/hooks/use-order'
import { usePayment } from '@/hooks/use-payment'
import { usePaymentPorts } from '@/hooks/use-payment-ports'
import type { Card } from '@/lib/api/payment-profile'
import type { Plan } from '@/lib/api/plans'
import { askedOrder } from '@/lib/checkout/asked-order'
import { currentAttempt } from '@/lib/checkout/attempt'
import { loadAttempt } from '@/lib/checkout/attempt-store'
import { boughtPlan } from '@/lib/checkout/bought-plan'
import {
  cardElements,
  isFramed,
  paymentFields,
  type TypedValues,
} from '@/lib/checkout/payment-fields'
import { isOutdated, isSettling, needsForm } from '@/lib/checkout/payment-state'
import { randomKey } from '@/lib/checkout/random-key'
import { purchaseRequest } from '@/lib/checkout/purchase-request'
import { firstInvalid } from '@/lib/checkout/validate-payment'
import type { FlowPurchase } from '@/lib/flow/flow-state'

export interface CheckoutFormProps {
  plan: Plan
  currency: string
  brand: { id: number | null; name: string | null }
  cardOnFile: Card | null
  userId: string
  defaults: Partial<TypedValues>
  agreements: Agreements
  /** Ways back to what was chosen before. */
  changes: readonly { label: string; href: string }[]
  referrerId: string | null
  impactClickId: string | null
  /** State of the card provider's library. */
  provider: { status: 'loading' | 'ready' | 'failed'; retry: () => void }
  onBought: (purchase: FlowPurchase, first: boolean, promoTitle: string | null) => void
}

/** The payment form with its order beside it. Requirements 4.3 and PAY-*. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { plan, currency, brand, cardOnFile, provider } = props
  const t = useTranslations('checkout')
  const locale = useLocale()
  const elements = useElements()
  const online = useOnline()
  const brandId = plan.planType === 'single' ? brand.id : null
  const scope = { userId: props.userId, planId: plan.id, brandId }
  const [begunWith] = useState(
    () => currentAttempt(loadAttempt(scope), Date.now(), randomKey).order?.promotion ?? null,
  )
  const order = useOrder({
    plan,
    currency,
    cardOnFile,
    locale,
    defaults: props.defaults,
    promotion: begunWith,
  })
  const { form, payWith, summary, promotion, geography } = order
  const promo = promotion.promotion
  const shown = askedOrder({ address: order.address, promotion: promo, summary })
  const ports = usePaymentPorts({
    scope,
    order,
    cardOnFile,
    asked: shown,
    request: (paymentMethodId) =>
      purchaseRequest({
        plan,
        currency,
        brandId,
        paymentMethodId,
        stripePromotionCodeId: promo?.stripePromotionCodeId ?? null,
        address: order.address,
        referrerId: props.referrerId,
        impactClickId: props.impactClickId,
      }),
  })
  const { state, flags, asked, busyElsewhere, pay } = usePayment({
    scope,
    ports,
    onSuccess({ bought }, first, paidFor) {
      const promoTitle = paidFor?.promotion?.title ?? null
      if (bought) props.onBought(boughtPlan(bought, plan, paidFor), first, promoTitle)
    },
  })
  const { errorOf, announced, announce } = useFieldErrors(order)
  useLeaveGuard(form.dirty && !flags.loading && !flags.success)

  const newCard = payWith === 'newCard'
  const changed = payWith !== state.payWith || (newCard && form.cardTouched)
  const outdated = isOutdated(state, { newCard: changed, sameTerms: asked?.terms === shown.terms })
  const locked = flags.loading || flags.success || state.outcomeUnknown
  const settling = isSettling(state, changed)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (flags.loading || flags.success || !online) return
    if (newCard && needsForm(state, changed || outdated)) {
      const wrong = firstInvalid(order.errors)
      if (wrong) {
        form.leaveAll(paymentFields)
        announce(wrong)
        if (!isFramed(wrong)) return document.getElementById(`payment-${wrong}`)?.focus()
        return elements?.getElement(cardElements[wrong] as 'cardNumber')?.focus()
      }
    }
    form.settle()
    void pay(
      state.step === 'failed'
        ? { type: 'tryAgain', payWith, newCard: changed, outdated }
        : { type: 'submit', payWith },
    )
  }

  const section = (title: string, children: ReactNode) => (
    <section>
      <h2>{title}</h2>
      <div className="ui-form">{children}</div>
    </section>
  )

  return (
    <div className="checkout" aria-busy={flags.loading}>
      <OrderSummary plan={plan} brandName={brand.name} order={order} changes={props.changes}>
        <PromoField
          promotion={promotion}
          currency={currency.toUpperCase()}
          disabled={locked || settling}
        />
      </OrderSummary>
      <form noValidate onSubmit={submit} aria-label={t('title')}>
        <fieldset disabled={locked}>
          {section(
            t('card.title'),
            <>
              {cardOnFile && (
                <CardChoice card={cardOnFile} value={payWith} onChange={order.setPayWith} />
              )}
              {newCard && provider.status === 'failed' && (
                <CardProviderFailed onRetry={provider.retry} />
              )}
              {newCard && provider.status !== 'failed' && (
                <CardFields
                  form={form}
                  ready={provider.status === 'ready'}
                  disabled={locked}
                  errorOf={errorOf}
                />
              )}
            </>,
          )}
          {newCard && (
            <fieldset disabled={settling}>
              {section(
                t('address.title'),
                <AddressFields form={form} geography={geography} errorOf={errorOf} />,
              )}
            </fieldset>
          )}
        </fieldset>
        <p className="ui-hidden" role="alert">
          {announced}
        </p>
        <PaymentNotice state={state} />
        {order.tax.failure && <TaxProblem messages={order.tax.failure.messages} />}
        {busyElsewhere && (
          <p className="notice" data-tone="info" role="status">
            {t('failure.otherTab')}
          </p>
        )}
        {!online && (
          <p className="notice" data-tone="info" role="alert">
            {t('failure.offline')}
          </p>
        )}
        <Consent agreements={props.agreements} />
        <PayButton
          state={state}
          summary={summary}
          outdated={outdated}
          disabled={!online || (newCard && provider.status !== 'ready')}
        />
      </form>
    </div>
  )
}

/** The provider's words about the tax; they never keep anybody from buying. */
function TaxProblem({ messages }: { messages: string[] }) {
  const errors = useTranslations('errors')
  return (
    <p className="notice" data-tone="info" role="status" data-notice="tax">
      {messages.join(' ') || errors('default')}
    </p>
  )
}
