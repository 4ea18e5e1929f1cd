import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { usePaymentForm } from '@/hooks/checkout/use-payment-form'

beforeEach(() => sessionStorage.clear())

const whole = { complete: true, empty: false, error: null }
const blank = { complete: false, empty: true, error: null }
const show = (defaults = {}) =>
  renderHook((given: object) => usePaymentForm(given), { initialProps: defaults })

it('is filled by what comes later where nothing was typed', () => {
  const { result, rerender } = show()
  act(() => result.current.change('nameOnCard', 'A. Larsen'))
  rerender({ nameOnCard: 'Ada Larsen', country: 'US' })
  expect(result.current.values).toMatchObject({ nameOnCard: 'A. Larsen', country: 'US' })
})

it('is what this tab had typed before a reload', () => {
  const before = show().result
  act(() => before.current.change('city', 'Seattle'))
  expect(show({ city: 'Boston' }).result.current.values.city).toBe('Seattle')
})

it('forgets the state of another country', () => {
  const { result } = show()
  act(() => result.current.change('state', 'WA'))
  act(() => result.current.change('country', 'CA'))
  expect(result.current.values).toMatchObject({ country: 'CA', state: '' })
})

it('is touched by whatever is typed, into a frame of the card provider too', () => {
  const typed = show().result
  act(() => typed.current.change('city', 'S'))
  expect(typed.current).toMatchObject({ dirty: true, cardTouched: false })
  const framed = show().result
  act(() => framed.current.changeFrame('cvc', blank))
  expect(framed.current).toMatchObject({ dirty: false, cardTouched: true })
  act(() => framed.current.changeFrame('cvc', whole))
  expect(framed.current).toMatchObject({ dirty: true, frames: { cvc: whole } })
  act(() => framed.current.settle())
  expect(framed.current).toMatchObject({ dirty: true, cardTouched: false })
})

it('knows the fields that were left', () => {
  const { result } = show()
  act(() => result.current.leave('city'))
  act(() => result.current.leave('zip'))
  expect([...result.current.left]).toEqual(['city', 'zip'])
})
