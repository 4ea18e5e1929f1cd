'use client'

import { useLocale } from 'next-intl'
import { useState } from 'react'
import type { Card } from '@/lib/api/payment-profile'
import type { PromotionCode } from '@/lib/api/promotion-codes'
import type { Plan } from '@/lib/api/plans'
import { postalAddress, taxAddress } from '@/lib/checkout/billing-details'
import { countryCode, statesRequired } from '@/lib/checkout/country'
import { orderSummary } from '@/lib/checkout/order-summary'
import {
  buyerFields,
  paymentFields,
  taxFields,
  type TypedValues,
  validatePayment,
} from '@/lib/checkout/payment-fields'
import type { PayWith } from '@/lib/checkout/payment-state'
import { isGuest, type PurchaseScope } from '@/lib/checkout/purchase-scope'
import { isTaxable, taxQuery } from '@/lib/checkout/tax-query'
import { useNow } from '@/hooks/use-now'
import { useCountries, useStates } from './use-countries'
import { usePaymentForm } from './use-payment-form'
import { usePromotion } from './use-promotion'
import { useOrderTax } from './use-tax-estimate'

type Options = {
  plan: Plan
  scope: PurchaseScope
  currency: string
  cardOnFile: Card | null
  defaults: Partial<TypedValues>
  /** The promotion of the payment link that led here, or of the offer that was chosen. */
  promotion: PromotionCode | null
}

/** Everything entered and chosen on the payment screen, and what is derived from it. */
export function useOrder(options: Options) {
  const { plan, currency, cardOnFile, defaults } = options
  const locale = useLocale()
  const isPublic = isGuest(options.scope)
  // Others may use the browser of a guest.
  const form = usePaymentForm(defaults, !isPublic)
  const [payWith, setPayWith] = useState<PayWith>(cardOnFile ? 'cardOnFile' : 'newCard')
  const { countries, byHand, retry: retryCountries } = useCountries()
  const code = countryCode(form.values.country, locale, byHand ? null : (countries ?? []))
  const states = useStates(byHand ? null : code)
  const stateNeeded = statesRequired(code, countries)
  const promotion = usePromotion(options.scope, currency, options.promotion)
  const now = useNow() ?? 0

  const newCard = payWith === 'newCard'
  const typed = { values: form.values, countryCode: code }
  const onFile = cardOnFile?.billingDetails?.address ?? {}
  const isAddressOnFile = isTaxable(onFile)
  const fields = isPublic ? [...buyerFields, ...paymentFields] : paymentFields
  const asked = newCard ? fields : isAddressOnFile ? [] : taxFields
  const address = newCard
    ? postalAddress(typed)
    : { ...onFile, ...(!isAddressOnFile && taxAddress(typed)) }
  const tax = useOrderTax(
    plan.id,
    taxQuery({
      newCard,
      address,
      statesRequired: stateNeeded && asked.length > 0,
      stripePromotionCodeId: promotion.promotion?.stripePromotionCodeId ?? null,
      currency,
    }),
    promotion.promotion,
    isPublic,
  )
  const errors = validatePayment(
    { ...typed, frames: form.frames, statesRequired: stateNeeded },
    asked,
  )

  return {
    form,
    payWith,
    setPayWith,
    geography: { countries, states, byHand, retryCountries, countryCode: code, stateNeeded },
    promotion,
    /** The fields that the form requires. */
    asked,
    address,
    tax,
    errors,
    summary: orderSummary({
      plan,
      currency,
      promotion: promotion.promotion,
      tax: tax.known,
      now,
    }),
  }
}

export type Order = ReturnType<typeof useOrder>
