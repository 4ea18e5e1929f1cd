'use client'

import { useTranslations } from 'next-intl'
import type { Agreements } from '@/lib/checkout/agreements'
import type { FormEvent } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { useCheckoutForm } from '@/hooks/checkout/use-checkout-form'
import type { ReadyPurchase } from '@/hooks/checkout/use-payment-screen'
import { isGuest } from '@/lib/checkout/purchase-scope'
import { AddressFields } from '@/components/payment-fields/address-fields'
import { AlreadySubscribed } from './already-subscribed'
import { BuyerSection } from './buyer-section'
import { CardSection } from './card-section'
import { CheckoutNotices } from './checkout-notices'
import { FormSection } from './form-section'
import { OrderChanges } from './order-changes'
import { OrderSkeleton } from './payment-skeleton'
import { OrderSummary } from './order-summary'
import { PaySection } from './pay-section'
import { PaymentNotice } from './payment-notice'
import { PromoField } from './promo-field'
import { HowToLeave } from './support-email'
import { WalletCard } from './wallet-card'
import { WalletSection } from './wallet-section'

interface CheckoutFormProps {
  purchase: ReadyPurchase
  agreements: Agreements
  /** A link has filled in who buys. */
  isPrefilled?: boolean
}

/** The payment form with its order beside it. */
export function CheckoutForm({ purchase, agreements, isPrefilled = false }: CheckoutFormProps) {
  const { plan, scope, profile, onFile, provider } = purchase
  const t = useTranslations('checkout')
  const screen = useCheckoutForm(purchase)
  if (screen.kind === 'covered')
    return <AlreadySubscribed relation="current" sentence={screen.sentence} />

  const { order, state, isLocked, isSettling, isPriced, isBlocked, paysAnew, errorOf } = screen
  const currency = purchase.currency.toUpperCase()
  const canUseWallet =
    !order.wallet && isPriced && !isLocked && !isSettling && provider.status !== 'failed'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    screen.submit()
  }
  return (
    <div className="checkout" aria-busy={screen.isBusy}>
      {isPriced ? (
        <OrderSummary
          plan={plan}
          scope={scope}
          order={order}
          changes={<OrderChanges plan={plan} link={purchase.link} />}
        >
          <PromoField
            promotion={order.promotion}
            currency={currency}
            disabled={isLocked || isSettling}
          />
        </OrderSummary>
      ) : (
        <OrderSkeleton />
      )}
      <form noValidate onSubmit={submit} aria-label={t('title')}>
        {canUseWallet && (
          <WalletSection
            stripe={provider.stripe}
            planName={plan.name}
            order={order}
            agreements={agreements}
            emailRequired={isGuest(scope)}
            onConfirm={screen.payWithWallet}
          />
        )}
        <fieldset disabled={isLocked}>
          {isGuest(scope) && (
            <BuyerSection form={order.form} errorOf={errorOf} isPrefilled={isPrefilled} />
          )}
          <FormSection title={t('card.title')}>
            {order.wallet ? (
              <WalletCard
                card={order.wallet}
                isChanged={screen.isWalletTotalNew && !isLocked}
                disabled={isLocked || isSettling}
                onChange={() => order.setWallet(null)}
              />
            ) : (
              <CardSection
                order={order}
                onFile={onFile}
                fields={screen.cardFields}
                ready={provider.status === 'ready'}
                disabled={isLocked}
                errorOf={errorOf}
              />
            )}
          </FormSection>
          {order.asked.includes('zip') && (
            <fieldset disabled={isSettling}>
              <FormSection title={t('address.title')}>
                <AddressFields
                  form={order.form}
                  geography={order.geography}
                  taxOnly={!order.asked.includes('street')}
                  errorOf={errorOf}
                />
              </FormSection>
            </fieldset>
          )}
        </fieldset>
        <p className="ui-hidden" role="alert">
          {screen.announced}
        </p>
        <PaymentNotice state={state} onAnotherCard={screen.takeAnotherCard} />
        <CheckoutNotices
          tax={order.tax}
          currency={{ ...profile, name: currency }}
          busyElsewhere={screen.busyElsewhere}
          online={screen.isOnline}
        />
        {isPriced ? (
          <PaySection
            order={order}
            state={state}
            agreements={agreements}
            again={!paysAnew}
            disabled={isBlocked}
          >
            {isGuest(scope) && <HowToLeave />}
          </PaySection>
        ) : (
          <Skeleton height="3.25rem" />
        )}
      </form>
    </div>
  )
}
