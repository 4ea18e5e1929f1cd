import type { ReactNode } from 'react'
import type { Order } from '@/hooks/checkout/use-order'
import type { PaymentField, TypedField } from '@/lib/checkout/payment-fields'

export interface FormFields {
  form: Order['form']
  errorOf: (field: PaymentField) => ReactNode
}

/** What connects an input or a select to its field of the payment form. */
export const typedFieldProps = ({ form, errorOf }: FormFields, field: TypedField) => ({
  id: `payment-${field}`,
  name: field,
  value: form.values[field],
  error: errorOf(field),
  onChange: (event: { target: { value: string } }) => form.change(field, event.target.value),
  onBlur: () => form.leave(field),
})
