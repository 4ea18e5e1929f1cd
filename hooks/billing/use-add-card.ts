'use client'

import { CardNumberElement, useElements } from '@stripe/react-stripe-js'
import { useState } from 'react'
import { useCardFields } from '@/hooks/checkout/use-card-fields'
import type { CardProvider } from '@/hooks/checkout/use-card-provider'
import { useGeography } from '@/hooks/checkout/use-countries'
import { useFieldErrors } from '@/hooks/checkout/use-field-errors'
import { usePayerDefaults } from '@/hooks/checkout/use-payer-defaults'
import { usePaymentForm } from '@/hooks/checkout/use-payment-form'
import { browserApi } from '@/lib/api/browser'
import { addCard, type Card } from '@/lib/api/payment-profile'
import { type AddCardOutcome, type AddCardPorts, runAddCard } from '@/lib/billing/run-add-card'
import { billingDetails } from '@/lib/checkout/billing-details'
import { confirmSetup, createMethod } from '@/lib/checkout/card-payments'
import { firstInvalid, paymentFields, validatePayment } from '@/lib/checkout/payment-fields'

/** The form of a new card: its ten fields, what is wrong with them, and saving it. */
export function useAddCard(provider: CardProvider, onSaved: (card: Card) => void) {
  const elements = useElements()
  const form = usePaymentForm(usePayerDefaults(true).defaults, false)
  const geography = useGeography(form.values.country)
  const fields = useCardFields(provider, true)
  const { countryCode, stateNeeded: statesRequired } = geography
  const { values, frames } = form
  const asked = paymentFields
  const errors = validatePayment({ values, frames, countryCode, statesRequired }, asked)
  const { errorOf, announced, pointTo } = useFieldErrors({ form, errors, asked, geography })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Extract<AddCardOutcome, { kind: 'failed' }> | null>(null)

  async function save(isDefault: boolean): Promise<void> {
    const { stripe } = provider
    const element = elements?.getElement(CardNumberElement)
    const wrong = firstInvalid(errors)
    if (wrong) return pointTo(wrong)
    if (!stripe || !element || busy) return
    const ports: AddCardPorts = {
      createMethod: () => createMethod(stripe, element, billingDetails({ values, countryCode })),
      addCard: (id) => addCard(browserApi, { stripePaymentMethodId: id, default: isDefault }),
      confirm: (secret) => confirmSetup(stripe, secret),
    }
    setBusy(true)
    setFailure(null)
    const outcome = await runAddCard(ports)
    setBusy(false)
    if (outcome.kind === 'saved') onSaved(outcome.card)
    else setFailure(outcome)
  }

  return { form, geography, fields, errorOf, announced, busy, failure, save }
}
