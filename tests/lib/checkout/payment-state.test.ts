import { describe, expect, it } from 'vitest'
import {
  idlePayment,
  isOutdated,
  isSettling,
  needsForm,
  nextStep,
  paymentFlags,
  type PaymentState,
} from '@/lib/checkout/payment-state'
import { reducePayment } from '@/lib/checkout/reduce-payment'
import {
  after,
  again,
  creationFailed,
  declined,
  failure,
  intent,
  method,
  read,
  submit,
  timeOut,
  unclear,
  unsettled,
} from './payment-events'

describe('trying again', () => {
  it.each([
    ['nothing sent yet', idlePayment, false, false, false],
    ['a declined one for the same terms', after(...declined), false, true, false],
    ['a declined one for other terms', after(...declined), false, false, true],
    ['a confirmed one, whatever is shown', after(...unsettled), false, false, false],
    ['a confirmed one, with another card and other terms', after(...unsettled), true, false, true],
    ['an unknown outcome', after(submit, method(), creationFailed(true)), false, false, false],
  ])('outdated: %s', (_, state, newCard, sameTerms, expected) => {
    expect(isOutdated(state, { newCard, sameTerms })).toBe(expected)
  })

  it('locks everything that affects the price while a confirmed payment may be processing', () => {
    expect(isSettling(after(...unsettled), false)).toBe(true)
    expect(isSettling(after(...unsettled), true)).toBe(false)
    expect(isSettling(after(...declined), false)).toBe(false)
  })

  it('asks for the form only when it will be used', () => {
    expect(needsForm(idlePayment, false)).toBe(true)
    expect(needsForm(after(...declined), false)).toBe(true)
    expect(needsForm(after(...unsettled), false)).toBe(false)
    expect(needsForm(after(...unsettled), true)).toBe(true)
    expect(needsForm(after(submit, method(), creationFailed(true)), true)).toBe(false)
    expect(needsForm(after(submit, method(), creationFailed(false)), false)).toBe(true)
  })
})

describe('the flags', () => {
  it('has at most one flag, and loads during every call', () => {
    const walk = [
      ...declined,
      again(true),
      read('incomplete'),
      method('pm_2'),
      unclear,
      intent('succeeded'),
      timeOut,
    ]
    let state: PaymentState = idlePayment
    for (const event of walk) {
      state = reducePayment(state, event)
      const flags = paymentFlags(state)
      expect(Object.values(flags).filter(Boolean).length).toBeLessThanOrEqual(1)
      expect(flags.loading).toBe(nextStep(state) !== null)
    }
    expect(paymentFlags(state).partialFailure).toBe(true)
    expect(paymentFlags(after(submit, { type: 'methodRefused', failure }))).toEqual({
      loading: false,
      success: false,
      partialFailure: false,
    })
  })
})
