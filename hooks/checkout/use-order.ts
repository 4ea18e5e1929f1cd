'use client'

import { useState } from 'react'
import type { Card } from '@/lib/api/payment-profile'
import type { PromotionCode } from '@/lib/api/promotion-codes'
import type { Plan } from '@/lib/api/plans'
import { postalAddress, taxAddress } from '@/lib/checkout/billing-details'
import { orderSummary } from '@/lib/checkout/order-summary'
import {
  buyerFields,
  type PaymentField,
  paymentFields,
  taxFields,
  type TypedValues,
  validatePayment,
} from '@/lib/checkout/payment-fields'
import type { PayWith } from '@/lib/checkout/payment-state'
import { isGuest, type PurchaseScope } from '@/lib/checkout/purchase-scope'
import { buyerFromWallet, type WalletCard } from '@/lib/checkout/wallet'
import { isTaxable, taxQuery } from '@/lib/checkout/tax-query'
import { useNow } from '@/hooks/use-now'
import { useGeography } from './use-countries'
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
  const isPublic = isGuest(options.scope)
  // Others may use the browser of a guest.
  const form = usePaymentForm(defaults, !isPublic)
  const [chosen, setPayWith] = useState<PayWith>(cardOnFile ? 'cardOnFile' : 'newCard')
  const [wallet, setWallet] = useState<WalletCard | null>(null)
  const payWith = wallet ? 'newCard' : chosen
  const geography = useGeography(form.values.country)
  const { countryCode: code, stateNeeded } = geography
  const promotion = usePromotion(options.scope, currency, options.promotion)
  const now = useNow() ?? 0

  const newCard = payWith === 'newCard'
  const typed = { values: form.values, countryCode: code }
  // What the card at hand is known to be billed to; of a card that is typed, everything is asked.
  const known = wallet?.address ?? (newCard ? null : (cardOnFile?.billingDetails?.address ?? {}))
  const isTaxKnown = known !== null && isTaxable(known)
  const asked: readonly PaymentField[] = [
    ...(isPublic ? buyerFields : []),
    ...(known === null ? paymentFields : isTaxKnown ? [] : taxFields),
  ]
  const address =
    known === null ? postalAddress(typed) : { ...known, ...(!isTaxKnown && taxAddress(typed)) }
  const tax = useOrderTax(
    plan.id,
    taxQuery({
      newCard,
      address,
      statesRequired: stateNeeded && asked.includes('state'),
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
    /** The card that was confirmed in a wallet; it pays in place of any other. */
    wallet,
    setWallet,
    /**
     * Fills in what a wallet says about a buyer without an account. Returns whether there was nothing
     * to fill in, so that the payer has seen all of it.
     */
    fillBuyer(card: WalletCard): boolean {
      const missing = isPublic ? buyerFromWallet(card, form.values) : {}
      const isComplete = Object.keys(missing).length === 0
      if (!isComplete) form.fill(missing)
      return isComplete
    },
    geography,
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
