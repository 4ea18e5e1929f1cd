'use client'

import type { ComponentProps } from 'react'
import { CardElements } from '@/components/payment-fields/card-elements'
import { CheckoutForm } from './checkout-form'

/** The payment form with the card provider's library for its fields. */
export function CardCheckout(props: ComponentProps<typeof CheckoutForm>) {
  return (
    <CardElements stripe={props.purchase.provider.stripe}>
      <CheckoutForm {...props} />
    </CardElements>
  )
}
