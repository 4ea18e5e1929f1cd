import { describe, expect, it } from 'vitest'
import { chargeAfterToday, chargeKind, chargeTerms } from '@/lib/checkout/charge-terms'
import { aPlan } from '@/tests/lib/plans/plan-fixture'
import { save20 } from '@/tests/support/save20'

const NOW = Date.parse('2026-11-22T10:00:00Z')
const at = (day: string) => Date.parse(`${day}T10:00:00Z`)
const terms = (given: Partial<Parameters<typeof chargeTerms>[0]> = {}) =>
  chargeTerms({
    plan: aPlan(),
    currency: 'usd',
    promotion: null,
    first: 31.94,
    regular: 31.94,
    taxIncluded: true,
    now: NOW,
    ...given,
  })
const trial = aPlan({ trialDays: 7 })
const yearly = aPlan({ interval: 'year' })
const months = (durationInMonths: number | null) => ({
  ...save20,
  duration: 'repeating' as const,
  durationInMonths,
})
const reduced = { first: 25.55 }
const none = { today: 0, intro: null }

describe('chargeTerms', () => {
  it.each([
    ['a month', {}, 'todayThen', { today: 31.94, intro: null }, '2026-12-22'],
    ['a year', { plan: yearly }, 'todayThen', { today: 31.94 }, '2027-11-22'],
    [
      'a quarter',
      { plan: aPlan({ intervalCount: 3 }) },
      'todayThen',
      { today: 31.94 },
      '2027-02-22',
    ],
    ['a trial', { plan: trial }, 'nothingThen', none, '2026-11-29'],
    [
      'a code for one payment',
      { ...reduced, promotion: save20 },
      'todayThen',
      { today: 25.55, intro: null },
      '2026-12-22',
    ],
    [
      'a trial and a code for one payment',
      { ...reduced, plan: trial, promotion: save20 },
      'onceThen',
      { today: 0, intro: { amount: 25.55, at: at('2026-11-29'), payments: 1 } },
      '2026-12-29',
    ],
    [
      'a code for three months',
      { ...reduced, promotion: months(3) },
      'todayReduced',
      { today: 25.55, intro: { amount: 25.55, at: NOW, payments: 3 } },
      '2027-02-22',
    ],
    [
      'a trial and a code for three months',
      { ...reduced, plan: trial, promotion: months(3) },
      'reducedThen',
      { today: 0, intro: { amount: 25.55, at: at('2026-11-29'), payments: 3 } },
      '2027-02-28',
    ],
    [
      'a code for twelve months on a yearly plan',
      { ...reduced, plan: yearly, promotion: months(12) },
      'todayThen',
      { today: 25.55, intro: null },
      '2027-11-22',
    ],
    [
      'a code of no told length',
      { ...reduced, promotion: months(null) },
      'todayThen',
      { today: 25.55 },
      '2026-12-22',
    ],
    [
      'a code for ever',
      { first: 25.55, regular: 25.55, promotion: { ...save20, duration: 'forever' as const } },
      'todayThen',
      { today: 25.55, intro: null },
      '2026-12-22',
    ],
    [
      'a first payment of nothing',
      { first: 0, promotion: save20 },
      'nothingThen',
      none,
      '2026-12-22',
    ],
    [
      'three payments of nothing',
      { first: 0, promotion: months(3) },
      'nothingThen',
      none,
      '2027-02-22',
    ],
    [
      'a trial and then a payment of nothing',
      { first: 0, plan: trial, promotion: save20 },
      'nothingThen',
      none,
      '2026-12-29',
    ],
  ] as const)('%s', (_, given, kind, expected, from) => {
    const found = terms(given)
    expect(found).toMatchObject(expected)
    expect(chargeKind(found)).toBe(kind)
    expect(found.regular?.at).toBe(at(from))
  })

  it('charges nothing forever', () => {
    const found = terms({ first: 0, regular: 0 })
    expect(found).toMatchObject({ today: 0, intro: null, regular: null })
    expect(chargeKind(found)).toBe('free')
  })

  it.each([
    ['what every month costs', {}, 31.94, '2026-12-22'],
    ['what follows a trial', { ...reduced, plan: trial, promotion: save20 }, 25.55, '2026-11-29'],
    ['what follows a code', { ...reduced, promotion: months(3) }, 31.94, '2027-02-22'],
  ])('shows beside today’s charge %s', (_, given, amount, from) => {
    expect(chargeAfterToday(terms(given))).toMatchObject({ amount, at: at(from) })
  })

  it.each([
    ['2027-01-31', '2027-02-28'],
    ['2028-01-31', '2028-02-29'],
    ['2026-12-31', '2027-01-31'],
    ['2027-03-31', '2027-04-30'],
  ])('a month after %s is %s', (from, to) => {
    expect(terms({ now: at(from) }).regular?.at).toBe(at(to))
  })
})
