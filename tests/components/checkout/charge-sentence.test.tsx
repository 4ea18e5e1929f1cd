import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ChargeSentence } from '@/components/checkout/consent'
import type { PromotionCode } from '@/lib/api/promotion-codes'
import { orderSummary, type OrderTax } from '@/lib/checkout/order-summary'
import en from '@/messages/en.json'
import es from '@/messages/es.json'
import frCA from '@/messages/fr-CA.json'
import { save20 } from '@/tests/support/save20'
import { aPlan } from '@/tests/lib/plans/plan-fixture'

const NOW = Date.parse('2026-11-22T10:00:00Z')
beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  return () => vi.useRealTimers()
})

type Given = {
  plan?: Parameters<typeof aPlan>[0]
  promotion?: Partial<PromotionCode>
  tax?: OrderTax
  currency?: string
}
const languages = { en, es, 'fr-CA': frCA }

function sentence(
  given: Given,
  form: 'line' | 'consent' = 'line',
  locale: keyof typeof languages = 'en',
) {
  const { charges } = orderSummary({
    plan: aPlan(given.plan),
    currency: given.currency ?? 'usd',
    promotion: given.promotion ? { ...save20, ...given.promotion } : null,
    tax: given.tax ?? { first: 1.95, regular: 1.95 },
    now: NOW,
  })
  const { container } = render(
    <NextIntlClientProvider locale={locale} messages={languages[locale]} timeZone="UTC">
      <ChargeSentence charges={charges!} form={form} />
    </NextIntlClientProvider>,
  )
  // Dates and amounts contain non-breaking spaces.
  return container.textContent!.replace(/\s/g, ' ')
}

const trial = { trialDays: 7 }
const year = { interval: 'year' as const, price: 239.99, currencyOptions: [] }
const lowered = { first: 1.56, regular: 1.95 }
const repeating = { duration: 'repeating', durationInMonths: 3 } as const
const cases: [string, Given, string][] = [
  [
    'a month',
    {},
    'You pay $31.94 today, then $31.94 on December 22 and every month until you cancel. Tax included.',
  ],
  [
    'a trial',
    { plan: trial },
    'You pay nothing today. From November 29, you pay $31.94 a month until you cancel. Tax included.',
  ],
  [
    'a trial and a code for one payment',
    { plan: trial, promotion: {}, tax: lowered },
    'You pay nothing today, $25.55 on November 29, then $31.94 on December 29 and every month until you cancel. Tax included.',
  ],
  [
    'a code for one payment',
    { promotion: {}, tax: lowered },
    'You pay $25.55 today, then $31.94 on December 22 and every month until you cancel. Tax included.',
  ],
  [
    'a code for three months',
    { promotion: repeating, tax: lowered },
    'You pay $25.55 today and every month for the first 3 months, then $31.94 on February 22 and every month until you cancel. Tax included.',
  ],
  [
    'a trial and a code for three months',
    { plan: trial, promotion: repeating, tax: lowered },
    'You pay nothing today, $25.55 on November 29 and every month for the first 3 months, then $31.94 on February 28 and every month until you cancel. Tax included.',
  ],
  [
    'a code for ever',
    { promotion: { duration: 'forever' }, tax: { first: 1.56, regular: 1.56 } },
    'You pay $25.55 today, then $25.55 on December 22 and every month until you cancel. Tax included.',
  ],
  [
    'a code for everything, once',
    { promotion: { percentOff: 100 }, tax: { first: 0, regular: 1.95 } },
    'You pay nothing today. From December 22, you pay $31.94 a month until you cancel. Tax included.',
  ],
  [
    'a code for everything, for ever',
    { promotion: { percentOff: 100, duration: 'forever' }, tax: { first: 0, regular: 0 } },
    'You pay nothing, today or later.',
  ],
  [
    'a year',
    { plan: year, tax: { first: 15.6, regular: 15.6 } },
    'You pay $255.59 today, then $255.59 on November 22, 2027 and every year until you cancel. Tax included.',
  ],
  [
    'another currency, where there is no tax',
    { currency: 'aud', tax: { first: 0, regular: 0 } },
    'You pay A$44.99 today, then A$44.99 on December 22 and every month until you cancel.',
  ],
]

describe('the line beside the pay button', () => {
  it.each(cases)('%s', (_, given, expected) => expect(sentence(given)).toBe(expected))

  it.each([
    [
      'es',
      'Pagas 31,94 US$ hoy y después 31,94 US$ el 22 de diciembre y cada mes hasta que canceles. Impuestos incluidos.',
    ],
    [
      'fr-CA',
      'Vous payez 31,94 $ US aujourd’hui, puis 31,94 $ US le 22 décembre et chaque mois jusqu’à l’annulation. Taxes incluses.',
    ],
  ] as const)('in %s', (locale, expected) => {
    expect(sentence({}, 'line', locale)).toBe(expected)
  })
})

it('every consent has the amount, the day and the end', () => {
  const paid = cases.filter(([, , line]) => line.includes('until'))
  for (const [, given, line] of paid) {
    const consent = sentence(given, 'consent')
    const named = line.match(/A?\$[\d.]+|[A-Z][a-z]+ \d+(, \d{4})?|until you cancel/g)
    for (const part of named!) expect(consent).toContain(part)
  }
})
