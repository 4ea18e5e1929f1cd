import { describe, expect, test } from 'vitest'
import { addInterval } from '../../src/payments/period'
import { taxAddressMessages, taxRate } from '../../src/payments/gateways/sandbox/tax'
import {
  discountOn,
  firstPaymentAmounts,
  shareOf,
  toMajor,
  toMinor,
} from '../../src/payments/money'
import {
  checkExpectedCharges,
  type ExpectedCharges,
} from '../../src/payments/purchase/purchase-errors'

/** Pseudo-random whole numbers, the same in every run. */
function* numbers(seed = 20_261_120) {
  let state = seed
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state
  }
}

/** Every currency of the plans, and one without a smaller unit. */
const currencies = ['usd', 'aud', 'cad', 'jpy'] as const
const unitsPerMajor = { usd: 100, aud: 100, cad: 100, jpy: 1 }

describe.each(currencies)('10,000 prices, discounts and taxes in %s', (currency) => {
  const random = numbers()
  const below = (limit: number) => random.next().value! % limit
  const cases = Array.from({ length: 10_000 }, () => ({
    price: below(5_000_000) + 1,
    percentOff: below(2) ? below(100) + 1 : null,
    amountOff: below(6_000_000) + 1,
    rate: below(300_000),
    trial: below(4) === 0,
  }))

  const isAmount = (amount: number) => {
    const wire = JSON.stringify(toMajor(amount, currency))
    const whole = Number.isSafeInteger(amount) && amount >= 0 && !Object.is(amount, -0)
    const units = Math.round(Number(wire) * unitsPerMajor[currency])
    const isReadAgain = toMinor(Number(wire), currency) === amount
    return whole && /^\d+(\.\d{1,2})?$/.test(wire) && units === amount && isReadAgain
  }

  test('add up to the cent, and nothing is negative, minus zero or not a number', () => {
    const wrong = cases.filter(({ price, percentOff, amountOff, rate, trial }) => {
      const promotion = { percentOff, amountOff: percentOff === null ? amountOff : null }
      const tax = shareOf(price - discountOn(price, promotion), rate)
      const lines = firstPaymentAmounts({ price, promotion, tax, trial })
      const total = trial ? 0 : price - lines.discount + lines.tax
      return !(
        Object.values(lines).every(isAmount) &&
        lines.discount <= price &&
        lines.total === total
      )
    })
    expect(wrong).toEqual([])
  })

  test('are what the payer was shown, and no amount beside it is', () => {
    const wrong = cases.filter(({ price, percentOff, amountOff, rate, trial }) => {
      const promotion = { percentOff, amountOff: percentOff === null ? amountOff : null }
      const tax = shareOf(price - discountOn(price, promotion), rate)
      const amounts = firstPaymentAmounts({ price, promotion, tax, trial })
      const first = price - amounts.discount + tax
      // As a client sends it: in major units, through JSON.
      const shown = (dueToday: number, firstPayment: number) =>
        JSON.parse(
          JSON.stringify({
            due_today: toMajor(dueToday, currency),
            first_payment: toMajor(firstPayment, currency),
          }),
        )
      const isAccepted = (expected: ExpectedCharges) => {
        try {
          checkExpectedCharges(expected, amounts, currency)
          return true
        } catch {
          return false
        }
      }
      return !(
        isAccepted(shown(amounts.total, first)) &&
        !isAccepted(shown(amounts.total + 1, first)) &&
        !isAccepted(shown(amounts.total, first + 1))
      )
    })
    expect(wrong).toEqual([])
  })

  test('have exact shares, rounded half up', () => {
    const wrong = cases.filter(({ price, rate }) => {
      const exact = BigInt(price) * BigInt(rate)
      const doubled = 2n * (exact - BigInt(shareOf(price, rate)) * 1_000_000n)
      return doubled < -1_000_000n || doubled >= 1_000_000n
    })
    expect(wrong).toEqual([])
  })
})

test.each([
  [10, 50_000, 1],
  [9, 50_000, 0],
  [30, 50_000, 2],
  [19_999, 149_750, 2995],
  [0, 1_000_000, 0],
  [1, 1_000_000, 1],
])('%i at %i millionths is %i', (amount, rate, share) => {
  expect(shareOf(amount, rate)).toBe(share)
})

test('money on the wire is in major units', () => {
  expect(toMajor(2999, 'usd')).toBe(29.99)
  expect(toMajor(1999, 'aud')).toBe(19.99)
  expect(toMajor(500, 'jpy')).toBe(500)
  expect(() => toMajor(1.5, 'usd')).toThrow(RangeError)
  expect(() => toMajor(Number.NaN, 'usd')).toThrow(RangeError)
})

test.each([
  ['2026-01-31T10:00:00Z', 'month', 1, '2026-02-28T10:00:00Z'],
  ['2028-01-31T10:00:00Z', 'month', 1, '2028-02-29T10:00:00Z'],
  ['2026-11-21T00:00:00Z', 'month', 1, '2026-12-21T00:00:00Z'],
  ['2026-12-31T23:59:59Z', 'month', 2, '2027-02-28T23:59:59Z'],
  ['2028-02-29T00:00:00Z', 'year', 1, '2029-02-28T00:00:00Z'],
] as const)('%s and %s × %i is %s', (start, interval, count, end) => {
  expect(addInterval(new Date(start), interval, count)).toEqual(new Date(end))
})

test.each([
  [{ country: 'US', state: 'WA' }, 65_000],
  [{ country: 'us', state: 'or' }, 0],
  [{ country: 'CA', state: 'QC' }, 149_750],
  [{ country: 'AU' }, 100_000],
  [{ country: 'ZZ' }, 0],
  [{ country: '__proto__', state: 'constructor' }, 0],
  [{ country: 'US', state: 'constructor' }, 0],
  [undefined, 0],
])('tax at %o is %i millionths', (address, rate) => {
  expect(taxRate(address)).toBe(rate)
})

test.each([
  [{ country: 'US', postal_code: '00000' }, 1],
  [{ country: 'FR', postal_code: '00000' }, 1],
  [{ country: 'US', postal_code: '98101' }, 0],
  [{ country: 'US', postal_code: '98101-1234' }, 0],
  [{ country: 'CA', postal_code: 'k1a 0b1' }, 0],
  [{ country: 'CA', postal_code: '12345' }, 1],
  [{ country: 'AU', postal_code: '2000' }, 0],
  [{ country: 'DE', postal_code: '' }, 0],
  [{ postal_code: '98101' }, 1],
  [{ country: 'ZZ', postal_code: '98101' }, 1],
  [{ country: 'gb' }, 0],
])('%o has %i messages', (address, count) => {
  expect(taxAddressMessages(address)).toHaveLength(count)
})
