import { describe, expect, it } from 'vitest'
import { quote } from '@/lib/checkout/attempt'
import { save20 as promotion } from '@/tests/support/save20'

const seattle = { line1: '1 Main Street', city: 'Seattle', state: 'WA', country: 'US' }
const given = { address: seattle, promotion: null, currency: 'usd', regular: null }

describe('askedOrder', () => {
  it.each([
    ['the same', {}, true],
    [
      'the same address in another order',
      { address: { country: 'US', state: 'WA', city: 'Seattle', line1: '1 Main Street' } },
      true,
    ],
    ['an empty line more', { address: { ...seattle, line2: '' } }, true],
    ['another state', { address: { ...seattle, state: 'OR' } }, false],
    ['another street', { address: { ...seattle, line1: '2 Main Street' } }, false],
    ['no address', { address: null }, false],
    ['a code', { promotion }, false],
    ['another currency', { currency: 'cad' }, false],
    ['another day', { regular: { amount: 1, at: 2 } }, true],
  ])('%s: same terms %s', (_, change, same) => {
    expect(quote({ ...given, ...change }).terms === quote(given).terms).toBe(same)
  })
})
