import type { Address } from '@/lib/api/address'
import type { BuyerField, TypedValues } from './payment-fields'

type Typed = { values: Omit<TypedValues, BuyerField>; countryCode: string | null }

/**
 * The entered billing details in the format of the card provider, without empty fields.
 * Specification 5: city, state, country, line1, line2, postal_code and name.
 */
export function billingDetails({ values, countryCode }: Typed) {
  const { line1, line2, city, state, postalCode, country } = postalAddress({ values, countryCode })
  return {
    name: values.nameOnCard.trim(),
    address: withoutEmpty({ line1, line2, city, state, postal_code: postalCode, country }),
  }
}

/** The entered address in the format of our provider. */
export function postalAddress({ values, countryCode }: Typed): Partial<Address> {
  return withoutEmpty({
    line1: values.street.trim(),
    line2: values.apt.trim(),
    city: values.city.trim(),
    state: values.state.trim(),
    postalCode: values.zip.trim(),
    country: countryCode ?? '',
  })
}

/** The part of the entered address that the tax depends on. */
export function taxAddress(typed: Typed): Partial<Address> {
  const { country, state, postalCode } = postalAddress(typed)
  return withoutEmpty({ country, state, postalCode })
}

function withoutEmpty<T extends Record<string, string | null | undefined>>(fields: T) {
  const filled = Object.entries(fields).filter(([, value]) => value)
  return Object.fromEntries(filled) as { [K in keyof T]?: string }
}
