'use client'

import { useElements } from '@stripe/react-stripe-js'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { cardElements, isFramed, type PaymentField } from '@/lib/checkout/payment-fields'
import type { Order } from './use-order'

/**
 * The error text of each invalid field that was left, and the one to announce after a submit,
 * because the page cannot describe the card provider's iframes to screen readers.
 */
export function useFieldErrors({
  form,
  errors,
  asked,
  geography,
}: Pick<Order, 'form' | 'errors' | 'asked' | 'geography'>) {
  const t = useTranslations('checkout.fieldErrors')
  const elements = useElements()
  const [announcedField, setAnnouncedField] = useState<PaymentField | null>(null)
  const country = geography.countryCode ?? 'other'

  function sentence(field: PaymentField): string | null {
    const error = errors[field]
    if (!error) return null
    return 'message' in error ? error.message : t(error.code, { field, country })
  }

  function focus(field: PaymentField): void {
    if (!isFramed(field)) return document.getElementById(`payment-${field}`)?.focus()
    elements?.getElement(cardElements[field] as 'cardNumber')?.focus()
  }

  return {
    errorOf: (field: PaymentField) => (form.left.has(field) ? sentence(field) : null),
    announced: announcedField && sentence(announcedField),
    /** Shows what is wrong everywhere, and leads to this field. */
    pointTo(field: PaymentField): void {
      form.leaveAll(asked)
      setAnnouncedField(field)
      focus(field)
    },
  }
}
