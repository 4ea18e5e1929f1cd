import { describe, expect, it } from 'vitest'
import type { PromotionCode } from '@/lib/api/promotion-codes'
import { toMinorUnits } from '@/lib/billing/money'
import { appliesTo } from '@/lib/checkout/discount'
import { orderSummary } from '@/lib/checkout/order-summary'
import { aPlan } from '../plans/plan-fixture'

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
  it('takes the price now when there is no trial', () => {
    expect(summary({})).toEqual({
      currency: 'usd',
      price: 29.99,
      discount: 0,
      tax: null,
      dueToday: 29.99,
      firstPayment: 29.99,
      trialDays: 0,
      firstPaymentAt: null,
      renewal: 29.99,
    })
  })

  it('takes nothing now when there is one, and says when', () => {
    expect(summary({ plan: aPlan({ trialDays: 7 }), tax: 2.4 })).toMatchObject({
      dueToday: 0,
      firstPayment: 32.39,
      trialDays: 7,
      firstPaymentAt: Date.UTC(2026, 10, 27),
    })
  })

  it.each([
    ['a percentage', percent(20), 6, 23.99, 29.99],
    ['a percentage for ever', percent(20, 'forever'), 6, 23.99, 23.99],
    ['an amount', amount(5), 5, 24.99, 29.99],
    ['more than the price', amount(50), 29.99, 0, 29.99],
    ['less than nothing', amount(-5), 0, 29.99, 29.99],
    ['an amount of another currency', amount(5, 'aud'), 0, 29.99, 29.99],
  ])('takes off %s', (_, promotion, discount, dueToday, renewal) => {
    expect(summary({ promotion })).toMatchObject({ discount, dueToday, renewal })
  })

  it('uses the price of the payer’s currency', () => {
    expect(summary({ currency: 'aud' })).toMatchObject({ currency: 'aud', price: 44.99 })
  })

  it('has lines that make the total, to the cent, for 10,000 prices, discounts and taxes', () => {
    let seed = 7
    const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below
    const isAmount = (value: number) =>
      value >= 0 && !Object.is(value, -0) && /^\d+(\.\d{1,2})?$/.test(String(value))
    const wrong = Array.from({ length: 10_000 }, (_, round) => {
      const price = (1 + random(100_000)) / 100
      const tax = random(20_000) / 100
      const promotion = round % 2 ? percent(random(101)) : amount(random(100_000) / 100)
      const plan = aPlan({ price, currencyOptions: [{ currency: 'usd', price }] })
      const { discount, dueToday, firstPayment } = summary({ plan, promotion, tax })
      const cents = (major: number) => toMinorUnits(major, 'usd')
      const adds = cents(dueToday) === cents(price) - cents(discount) + cents(tax)
      return { price, tax, dueToday, right: adds && [discount, firstPayment].every(isAmount) }
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
