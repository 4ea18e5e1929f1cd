'use client'

import { useState } from 'react'
import type { Card } from '@/lib/api/payment-profile'
import type { Plan } from '@/lib/api/plans'
import type { PromotionCode } from '@/lib/api/promotion-codes'
import { postalAddress } from '@/lib/checkout/billing-details'
import { countryCode, statesRequired } from '@/lib/checkout/country'
import { orderSummary } from '@/lib/checkout/order-summary'
import type { TypedValues } from '@/lib/checkout/payment-fields'
import type { PayWith } from '@/lib/checkout/payment-state'
import { taxQuestion } from '@/lib/checkout/tax-question'
import { validatePayment } from '@/lib/checkout/validate-payment'
import { useCountries, useStates } from '@/hooks/use-countries'
import { useNow } from '@/hooks/use-now'
import { usePaymentForm } from '@/hooks/use-payment-form'
import { usePromotion } from '@/hooks/use-promotion'
import { useTaxEstimate } from '@/hooks/use-tax-estimate'

type Options = {
  plan: Plan
  currency: string
  cardOnFile: Card | null
  locale: string
  defaults: Partial<TypedValues>
  /** The code of a purchase under way. */
  promotion: PromotionCode | null
}

/** Everything that is typed and chosen on the payment screen, and what follows from it. */
export function useOrder(options: Options) {
  const { plan, currency, cardOnFile, locale, defaults } = options
  const form = usePaymentForm(defaults)
  const [payWith, setPayWith] = useState<PayWith>(cardOnFile ? 'cardOnFile' : 'newCard')
  const { countries, byHand, retry: retryCountries } = useCountries()
  const code = countryCode(form.values.country, locale, byHand ? null : (countries ?? []))
  const states = useStates(byHand ? null : code)
  const stateNeeded = statesRequired(code, countries)
  const promotion = usePromotion(plan.id, currency, options.promotion)
  const now = useNow() ?? 0

  const newCard = payWith === 'newCard'
  const address = newCard
    ? postalAddress({ values: form.values, countryCode: code })
    : (cardOnFile?.billingDetails?.address ?? null)
  const tax = useTaxEstimate(
    plan.id,
    taxQuestion({
      newCard,
      address,
      statesRequired: newCard && stateNeeded,
      stripePromotionCodeId: promotion.promotion?.stripePromotionCodeId ?? null,
      currency,
    }),
  )
  const errors = newCard
    ? validatePayment({
        values: form.values,
        frames: form.frames,
        countryCode: code,
        statesRequired: stateNeeded,
      })
    : {}

  return {
    form,
    payWith,
    setPayWith,
    geography: { countries, states, byHand, retryCountries, countryCode: code, stateNeeded },
    promotion,
    address,
    tax,
    errors,
    summary: orderSummary({
      plan,
      currency,
      promotion: promotion.promotion,
      tax: tax.amount,
      now,
    }),
  }
}

export type Order = ReturnType<typeof useOrder>
