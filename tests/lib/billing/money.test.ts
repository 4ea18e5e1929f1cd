import { describe, expect, it } from 'vitest'
import { localeCurrencies } from '@/lib/billing/currency'
import { formatMoney, fromMinorUnits, toMinorUnits } from '@/lib/billing/money'
import { locales } from '@/lib/locale/locales'

describe('minor units', () => {
  it.each([
    [29.99, 'usd', 2999],
    [19.99, 'usd', 1999],
    [1.005, 'usd', 101],
    [0.1 + 0.2, 'usd', 30],
    [0.0000001, 'usd', 0],
    [-0, 'usd', 0],
    [-4.35, 'usd', -435],
    [1500, 'jpy', 1500],
    [1.2345, 'kwd', 1235],
  ])('%d %s are %d', (amount, currency, minor) => {
    expect(Object.is(toMinorUnits(amount, currency), minor)).toBe(true)
  })

  it('adds up to the cent, 10000 times', () => {
    let seed = 7
    const cents = () => (seed = (seed * 48_271) % 2_147_483_647) % 1_000_000
    for (let round = 0; round < 10_000; round += 1) {
      const [price, discount, tax] = [cents(), cents(), cents()] as const
      const minor = [price, -discount, tax].map((part) => toMinorUnits(part / 100, 'usd'))
      const total = fromMinorUnits(minor[0]! + minor[1]! + minor[2]!, 'usd')
      expect(total).toBe((price - discount + tax) / 100)
      expect(String(total)).toMatch(/^-?\d+(\.\d{1,2})?$/)
    }
  })
})

it.each([
  [29.99, 'usd', 'en', '$29.99'],
  [29.99, 'USD', 'en-US', '$29.99'],
  [1234.5, 'aud', 'en-AU', '$1,234.50'],
  [1234.5, 'usd', 'en-AU', 'USD 1,234.50'],
  [1234.5, 'cad', 'fr-CA', '1 234,50 $'],
  [29.99, 'usd', 'fr-CA', '29,99 $ US'],
  [29.99, 'usd', 'es', '29,99 US$'],
  [-0, 'usd', 'en', '$0.00'],
  [1500, 'jpy', 'en', '¥1,500'],
])('%d %s in %s is %s', (amount, currency, locale, expected) => {
  expect(formatMoney(amount, currency, locale).replace(/\s/g, ' ')).toBe(expected)
})

describe.each(locales)('in %s', (locale) => {
  const tag = locale === 'en' ? 'en-US' : locale

  it.each([...Object.values(localeCurrencies), 'eur', 'jpy'])(
    '%s is written as by Intl',
    (currency) => {
      const { format } = new Intl.NumberFormat(tag, { style: 'currency', currency })
      const amounts = [0, 0.07, 1.005, 29.99, 999.999, 1234.5, 12345.67, 1234567.891, -5.1, -1234.5]
      for (const amount of amounts)
        expect(formatMoney(amount, currency, locale)).toBe(format(amount))
    },
  )
})
