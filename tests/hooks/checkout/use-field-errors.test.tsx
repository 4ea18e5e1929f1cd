import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useFieldErrors } from '@/hooks/checkout/use-field-errors'
import type { Order } from '@/hooks/checkout/use-order'
import { type PaymentField, paymentFields } from '@/lib/checkout/payment-fields'
import { PageWrapper } from '@/tests/support/page-wrapper'

const cvc = vi.hoisted(() => ({ focus: vi.fn() }))
vi.mock('@stripe/react-stripe-js', () => ({
  useElements: () => ({ getElement: (type: string) => (type === 'cardCvc' ? cvc : null) }),
}))

afterEach(() => document.body.replaceChildren())

const leaveAll = vi.fn()
const order = (left: PaymentField[], errors: Order['errors']) =>
  ({
    form: { left: new Set(left), leaveAll },
    errors,
    asked: paymentFields,
    geography: { countryCode: 'US' },
  }) as unknown as Order
const show = (given: Order) =>
  renderHook(() => useFieldErrors(given), { wrapper: PageWrapper }).result

const wrong: Order['errors'] = { city: { code: 'required' }, cvc: { message: 'Too short.' } }

it('are told of fields that were left, in our words or the card provider’s', () => {
  const { errorOf } = show(order(['city', 'cvc', 'street'], wrong)).current
  expect(errorOf('city')).toBe('Enter your city.')
  expect(errorOf('cvc')).toBe('Too short.')
  expect(errorOf('street')).toBeNull()
  expect(show(order([], wrong)).current.errorOf('city')).toBeNull()
})

it('are all shown when the form is sent; the first one is announced and focused', () => {
  const input = document.body.appendChild(document.createElement('input'))
  input.id = 'payment-city'
  const errors = show(order([], wrong))
  expect(errors.current.announced).toBeNull()
  act(() => errors.current.pointTo('city'))
  expect(leaveAll).toHaveBeenCalledWith(paymentFields)
  expect(errors.current.announced).toBe('Enter your city.')
  expect(document.activeElement).toBe(input)
})

it('lead into a frame of the card provider', () => {
  const errors = show(order([], wrong))
  act(() => errors.current.pointTo('cvc'))
  expect(cvc.focus).toHaveBeenCalledOnce()
  expect(errors.current.announced).toBe('Too short.')
})
