import { describe, expect, it } from 'vitest'
import { flowParams } from '@/lib/flow/flow-params'
import { flowPath } from '@/lib/flow/flow-path'

const params = (query: string) => flowParams(new URLSearchParams(query))

describe('flowParams', () => {
  it('keeps the parameters of the specification, the first value of each', () => {
    expect(params('brand=yoga&brand=barre&x=1&onBack=/a&referrer_id=')).toEqual({
      brand: 'yoga',
      onBack: '/a',
    })
  })

  it('trims them', () => {
    expect(params('sp=%201+&referrer_id=+%20&onBack=%0A/a')).toEqual({ sp: '1', onBack: '/a' })
  })

  it('drops values that are too long', () => {
    expect(params(`onBack=/${'a'.repeat(2048)}`)).toEqual({})
  })
})

describe('flowPath', () => {
  it('has the visitor’s parameters, overridden by those of the step', () => {
    expect(
      flowPath('payment', { locale: 'en-AU', params: params('brand=yoga&sp=1'), extra: { sp: 2 } }),
    ).toBe('/en-AU/subscribe/payment?brand=yoga&sp=2')
  })

  it('never makes a studio link from a store and a plan chosen here', () => {
    expect(
      flowPath('payment', { locale: 'en', params: params('store_id=1'), extra: { sp: 2 } }),
    ).toBe('/subscribe/payment?store_id=1')
  })
})
