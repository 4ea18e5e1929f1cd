'use client'

import { Elements } from '@stripe/react-stripe-js'
import type { StripeElementLocale } from '@stripe/stripe-js'
import { useLocale } from 'next-intl'
import type { ComponentProps } from 'react'
import { languageOf } from '@/lib/locale/locales'
import { CheckoutForm } from './checkout-form'

/** The payment form, with the card provider's library for its fields in the page's language. */
export function CardCheckout(props: ComponentProps<typeof CheckoutForm>) {
  const locale = languageOf(useLocale()) as StripeElementLocale
  return (
    <Elements stripe={props.purchase.provider.stripe} options={{ locale }}>
      <CheckoutForm {...props} />
    </Elements>
  )
}
