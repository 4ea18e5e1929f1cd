'use client'

import { useElements } from '@stripe/react-stripe-js'
import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, type ReactNode, useState } from 'react'
import { AddressFields } from './address-fields'
import { AlreadySubscribed } from './already-subscribed'
import { CardSection } from './card-section'
import { CheckoutNotices } from './checkout-notices'
import type { Agreements } from './consent'
import { OrderSkeleton } from './order-skeleton'
import { OrderSummary } from './order-summary'
import { PaySection } from './pay-section'
import { PaymentNotice } from './payment-notice'
import { PromoField } from './promo-field'
import { useFieldErrors } from '@/hooks/checkout/use-field-errors'
import { Skeleton } from '@/components/ui/skeleton'
import { useCardFields } from '@/hooks/checkout/use-card-fields'
import type { CardOnFile, Loading } from '@/hooks/checkout/use-card-on-file'
import type { CardProvider } from '@/hooks/checkout/use-card-provider'
import { useLeaveGuard } from '@/hooks/join/use-leave-guard'
import { useOnline } from '@/hooks/use-online'
import { useOrder } from '@/hooks/checkout/use-order'
import { usePayment } from '@/hooks/checkout/use-payment'
import { usePaymentPorts } from '@/hooks/checkout/use-payment-ports'
import { usePriceChange } from '@/hooks/checkout/use-price-change'
import type { Plan } from '@/lib/api/plans'
import { quote } from '@/lib/checkout/quote'
import { loadCurrentAttempt } from '@/lib/checkout/attempt-store'
import { boughtPlan } from '@/lib/checkout/bought-plan'
import { cardElements, isFramed, type TypedValues } from '@/lib/checkout/payment-fields'
import { isAlreadySubscribed } from '@/lib/checkout/payment-notice'
import { isOutdated, isSettling, needsForm } from '@/lib/checkout/payment-state'
import { brandNameOf, type PurchaseScope } from '@/lib/checkout/purchase-scope'
import { purchaseRequest } from '@/lib/checkout/purchase-request'
import { firstInvalid } from '@/lib/checkout/validate-payment'
import type { FlowPurchase } from '@/lib/flow/flow-state'

export interface CheckoutFormProps {
  plan: Plan
  /** `profile` tells whether the payer's own currency is known; `code` is the best known one. */
  currency: { code: string; profile: Loading }
  scope: PurchaseScope
  onFile: CardOnFile
  defaults: Partial<TypedValues>
  agreements: Agreements
  /** Ways back to what was chosen before. */
  changes: readonly { label: string; href: string }[]
  referrerId: string | null
  impactClickId: string | null
  /** The card provider's library. */
  provider: CardProvider
  /** The provider would take another amount than is shown. */
  onPriceChanged: () => void
  onBought: (purchase: FlowPurchase, promoTitle: string | null) => void
}

/** The payment form with its order beside it. Specification 4 and 5. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { plan, scope, onFile, provider } = props
  const { code: currency, profile } = props.currency
  const t = useTranslations('checkout')
  const locale = useLocale()
  const elements = useElements()
  const online = useOnline()
  const [begunWith] = useState(() => loadCurrentAttempt(scope, Date.now()).order?.promotion ?? null)
  const order = useOrder({
    plan,
    currency,
    cardOnFile: onFile.card,
    locale,
    defaults: props.defaults,
    promotion: begunWith,
  })
  const { form, payWith, summary, promotion, geography } = order
  const promo = promotion.promotion
  const { charges } = summary
  const shown = quote({
    address: order.address,
    promotion: promo,
    currency,
    regular: charges?.regular ?? null,
  })
  const ports = usePaymentPorts({
    scope,
    order,
    cardOnFile: onFile.card,
    asked: shown,
    request: (paymentMethodId) =>
      purchaseRequest({
        scope,
        currency,
        paymentMethodId,
        stripePromotionCodeId: promo?.stripePromotionCodeId ?? null,
        address: order.address,
        charges,
        referrerId: props.referrerId,
        impactClickId: props.impactClickId,
      }),
  })
  const { state, flags, asked, busyElsewhere, pay } = usePayment({
    scope,
    ports,
    onSuccess({ bought }, paidFor) {
      if (bought) {
        const purchase = boughtPlan(bought, { plan, regular: paidFor?.regular ?? null })
        props.onBought(purchase, paidFor?.promotion?.title ?? null)
      }
    },
  })
  usePriceChange(state.failure, () => {
    props.onPriceChanged()
    order.tax.retry()
  })
  const { errorOf, announced, announce } = useFieldErrors(order)
  useLeaveGuard(form.dirty && !flags.loading && !flags.success)

  const newCard = payWith === 'newCard'
  // What a purchase of an earlier visit was paid with is not known: nothing else was chosen since.
  const [triedWith, setTriedWith] = useState(payWith)
  const cardFields = useCardFields(provider, newCard)
  const changed = payWith !== triedWith || (newCard && form.cardTouched)
  const outdated = isOutdated(state, { newCard: changed, sameTerms: asked?.terms === shown.terms })
  const paysAnew = needsForm(state, changed || outdated)
  const locked = flags.loading || flags.success || state.outcomeUnknown
  const settling = isSettling(state, changed)
  const priced = profile.status !== 'loading'
  const typable =
    cardFields.status === 'ready' ||
    (cardFields.status === 'loading' && provider.status === 'ready')
  const payable = priced && (!newCard || typable)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (flags.loading || flags.success || !online) return
    if (paysAnew && !payable) return
    if (paysAnew) {
      const wrong = firstInvalid(order.errors)
      if (wrong) {
        form.leaveAll(order.asked)
        announce(wrong)
        if (!isFramed(wrong)) return document.getElementById(`payment-${wrong}`)?.focus()
        return elements?.getElement(cardElements[wrong] as 'cardNumber')?.focus()
      }
    }
    // Nothing is taken whose amount the payer has not seen.
    if (paysAnew && !charges) return
    form.settle()
    setTriedWith(payWith)
    void pay(
      state.step === 'failed'
        ? { type: 'tryAgain', payWith, newCard: changed, outdated }
        : { type: 'submit', payWith },
    )
  }

  function takeAnotherCard() {
    order.setPayWith('newCard')
    cardFields.startOver()
  }

  const section = (title: string, children: ReactNode) => (
    <section>
      <h2>{title}</h2>
      <div className="ui-form">{children}</div>
    </section>
  )

  if (isAlreadySubscribed(state)) {
    return <AlreadySubscribed relation="current" sentence={state.failure?.messages[0]} />
  }
  return (
    <div className="checkout" aria-busy={flags.loading}>
      {priced ? (
        <OrderSummary
          plan={plan}
          brandName={brandNameOf(scope)}
          order={order}
          changes={props.changes}
        >
          <PromoField
            promotion={promotion}
            currency={currency.toUpperCase()}
            disabled={locked || settling}
          />
        </OrderSummary>
      ) : (
        <OrderSkeleton />
      )}
      <form noValidate onSubmit={submit} aria-label={t('title')}>
        <fieldset disabled={locked}>
          {section(
            t('card.title'),
            <CardSection
              order={order}
              onFile={onFile}
              fields={cardFields}
              ready={provider.status === 'ready'}
              disabled={locked}
              errorOf={errorOf}
            />,
          )}
          {order.asked.length > 0 && (
            <fieldset disabled={settling}>
              {section(
                t('address.title'),
                <AddressFields
                  form={form}
                  geography={geography}
                  taxOnly={!newCard}
                  errorOf={errorOf}
                />,
              )}
            </fieldset>
          )}
        </fieldset>
        <p className="ui-hidden" role="alert">
          {announced}
        </p>
        <PaymentNotice state={state} onAnotherCard={takeAnotherCard} />
        <CheckoutNotices
          tax={order.tax}
          currency={{ ...profile, name: currency.toUpperCase() }}
          busyElsewhere={busyElsewhere}
          online={online}
        />
        {priced ? (
          <PaySection
            order={order}
            state={state}
            agreements={props.agreements}
            again={!paysAnew}
            disabled={!online || (paysAnew && !payable)}
          />
        ) : (
          <Skeleton height="3.25rem" />
        )}
      </form>
    </div>
  )
}
