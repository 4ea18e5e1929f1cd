import { describe, expect, it } from 'vitest'
import type { PromotionCode } from '@/lib/api/promotion-codes'
import { toMinorUnits } from '@/lib/billing/money'
import { appliesTo, orderSummary } from '@/lib/checkout/order-summary'
import { aPlan } from '@/tests/lib/plans/plan-fixture'

const NOW = Date.UTC(2026, 10, 20)
const percent = (
  percentOff: number,
  duration: PromotionCode['duration'] = 'once',
): PromotionCode => ({
  code: 'SAVE',
  title: 'Save',
  language: 'en',
  stripePromotionCodeId: 'promo_1',
  percentOff,
  amountOff: null,
  currency: null,
  duration,
  durationInMonths: null,
})
const amount = (amountOff: number, currency = 'usd') => ({
  ...percent(0),
  percentOff: null,
  amountOff,
  currency,
})
const summary = (given: Partial<Parameters<typeof orderSummary>[0]>) =>
  orderSummary({ plan: aPlan(), currency: 'usd', promotion: null, tax: null, now: NOW, ...given })

describe('orderSummary', () => {
  const noTax = { first: 0, regular: 0 }

  it('has the price but no charge until the tax is known', () => {
    expect(summary({})).toEqual({
      currency: 'usd',
      price: 29.99,
      discount: 0,
      trialDays: 0,
      tax: null,
      charges: null,
    })
  })

  it('taxes the first payment and the later ones separately', () => {
    const promotion = percent(20)
    expect(summary({ promotion, tax: { first: 1.56, regular: 1.95 } })).toMatchObject({
      tax: 1.56,
      charges: { today: 25.55, regular: { amount: 31.94 }, taxIncluded: true },
    })
  })

  it.each([
    ['a percentage', percent(20), 6, 23.99, 29.99],
    ['a percentage for ever', percent(20, 'forever'), 6, 23.99, 23.99],
    ['an amount', amount(5), 5, 24.99, 29.99],
    ['more than the price', amount(50), 29.99, 0, 29.99],
    ['less than nothing', amount(-5), 0, 29.99, 29.99],
    ['an amount of another currency', amount(5, 'aud'), 0, 29.99, 29.99],
  ])('discounts %s', (_, promotion, discount, today, regular) => {
    expect(summary({ promotion, tax: noTax })).toMatchObject({
      discount,
      charges: { today, regular: { amount: regular }, taxIncluded: false },
    })
  })

  it('uses the price of the payer’s currency', () => {
    expect(summary({ currency: 'aud' })).toMatchObject({ currency: 'aud', price: 44.99 })
  })

  it('has lines that add up to the total, to the cent, for 10,000 prices, discounts and taxes', () => {
    let seed = 7
    const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below
    const isAmount = (value: number) =>
      value >= 0 && !Object.is(value, -0) && /^\d+(\.\d{1,2})?$/.test(String(value))
    const wrong = Array.from({ length: 10_000 }, (_, round) => {
      const price = (1 + random(100_000)) / 100
      const tax = random(20_000) / 100
      const promotion = round % 2 ? percent(random(101)) : amount(random(100_000) / 100)
      const plan = aPlan({ price, currencyOptions: [{ currency: 'usd', price }] })
      const { discount, charges } = summary({ plan, promotion, tax: { first: tax, regular: tax } })
      const { today, regular } = charges!
      const cents = (major: number) => toMinorUnits(major, 'usd')
      const adds =
        cents(today) === cents(price) - cents(discount) + cents(tax) &&
        cents(regular!.amount) === cents(price) + cents(tax)
      return { price, tax, today, right: adds && [discount, today].every(isAmount) }
    }).filter(({ right }) => !right)
    expect(wrong).toEqual([])
  })
})

describe('appliesTo', () => {
  it.each([
    [percent(20), 'aud', true],
    [amount(5, 'USD'), 'usd', true],
    [amount(5, 'usd'), 'aud', false],
    [{ ...percent(0), percentOff: null }, 'usd', false],
  ])('%o in %s: %s', (promotion, currency, expected) => {
    expect(appliesTo(promotion, currency)).toBe(expected)
  })
})
