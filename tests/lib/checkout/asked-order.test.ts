import { describe, expect, it } from 'vitest'
import { askedOrder } from '@/lib/checkout/asked-order'
import { save20 as promotion } from '@/tests/support/save20'

const summary = { currency: 'usd', tax: 15.6, trialDays: 0, dueToday: 255.59 }
const seattle = { line1: '1 Main Street', city: 'Seattle', state: 'WA', country: 'US' }
const given = { address: seattle, promotion: null, summary }

describe('askedOrder', () => {
  it.each([
    ['the same', {}, true],
    [
      'the same address in another order',
      { address: { country: 'US', state: 'WA', city: 'Seattle', line1: '1 Main Street' } },
      true,
    ],
    ['an empty line more', { address: { ...seattle, line2: '' } }, true],
    ['a tax that is known by now', { summary: { ...summary, tax: null } }, true],
    ['another state', { address: { ...seattle, state: 'OR' } }, false],
    ['another street', { address: { ...seattle, line1: '2 Main Street' } }, false],
    ['no address', { address: null }, false],
    ['a code', { promotion }, false],
    ['another currency', { summary: { ...summary, currency: 'cad' } }, false],
  ])('%s: same terms %s', (_, change, same) => {
    expect(askedOrder({ ...given, ...change }).terms === askedOrder(given).terms).toBe(same)
  })

  it.each([
    ['with its tax known', summary, 255.59],
    ['with its tax unknown', { ...summary, tax: null }, null],
    ['with a trial first', { ...summary, trialDays: 7 }, null],
  ])('tells what it takes now %s', (_, shown, dueToday) => {
    expect(askedOrder({ ...given, summary: shown }).dueToday).toBe(dueToday)
  })
})
