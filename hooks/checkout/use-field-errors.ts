'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Order } from './use-order'
import type { PaymentField } from '@/lib/checkout/payment-fields'

/**
 * The sentence about each field that was left in a wrong state, and the one to be read out when the
 * form was sent: frames of the card provider cannot be described by the page.
 */
export function useFieldErrors({ form, errors, geography }: Order) {
  const t = useTranslations('checkout.fieldErrors')
  const [announcedField, setAnnouncedField] = useState<PaymentField | null>(null)
  const country = geography.countryCode ?? 'other'

  function sentence(field: PaymentField): string | null {
    const error = errors[field]
    if (!error) return null
    return 'message' in error ? error.message : t(error.code, { field, country })
  }

  return {
    errorOf: (field: PaymentField) => (form.left.has(field) ? sentence(field) : null),
    announced: announcedField && sentence(announcedField),
    announce: setAnnouncedField,
  }
}
