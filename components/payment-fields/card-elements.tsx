'use client'

import { Elements } from '@stripe/react-stripe-js'
import type { Stripe, StripeElementLocale } from '@stripe/stripe-js'
import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { languageOf } from '@/lib/locale/locales'

/** Provides the card fields below with the card provider's library, in the page's language. */
export function CardElements({ stripe, children }: { stripe: Stripe | null; children: ReactNode }) {
  const locale = languageOf(useLocale()) as StripeElementLocale
  return (
    <Elements stripe={stripe} options={{ locale }}>
      {children}
    </Elements>
  )
}
