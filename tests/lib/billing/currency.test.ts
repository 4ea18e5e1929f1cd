import { expect, it } from 'vitest'
import {
  chooseCurrency,
  DEFAULT_CURRENCY,
  localeCurrencies,
  planCurrency,
} from '@/lib/billing/currency'

const plan = (...currencies: string[]) => ({
  currencyOptions: currencies.map((currency) => ({ currency })),
})
const everywhere = [plan('usd', 'aud', 'cad'), plan('usd', 'cad', 'aud')]
const mixed = [plan('usd', 'aud'), plan('usd')]

it('knows the currencies of the specification', () => {
  expect(localeCurrencies).toEqual({ enUS: 'usd', enAU: 'aud', enCA: 'cad', en: 'usd' })
  expect(DEFAULT_CURRENCY).toBe('usd')
})

it.each([
  ['en-US', undefined, everywhere, 'usd'],
  ['en-AU', undefined, everywhere, 'aud'],
  ['enAU', null, everywhere, 'aud'],
  ['en-CA', undefined, everywhere, 'cad'],
  ['en', undefined, everywhere, 'usd'],
  ['fr-FR', undefined, everywhere, 'usd'],
  ['es', undefined, everywhere, 'usd'],
  ['fr-CA', undefined, everywhere, 'cad'],
  ['fr-CA', undefined, mixed, 'usd'],
  ['en-AU', undefined, mixed, 'usd'],
  ['en-CA', undefined, mixed, 'usd'],
  ['en-AU', 'cad', everywhere, 'cad'],
  ['en-AU', 'CAD', everywhere, 'cad'],
  ['en-AU', 'eur', everywhere, 'aud'],
  ['en-AU', 'aud', mixed, 'usd'],
  ['en', 'aud', [plan('aud')], 'aud'],
  ['constructor', undefined, everywhere, 'usd'],
])('locale %s, payer %s', (locale, profileCurrency, plans, expected) => {
  expect(chooseCurrency({ profileCurrency, locale, plans })).toBe(expected)
})

it.each([
  ['cad', 'usd', ['usd', 'cad'], 'cad'],
  ['CAD', 'usd', ['usd', 'cad'], 'cad'],
  ['cad', 'usd', ['usd'], null],
  [null, 'aud', ['usd', 'aud'], 'aud'],
  [null, 'aud', ['usd'], 'usd'],
  [undefined, 'usd', ['usd'], 'usd'],
])('payer %s, list in %s, plan in %o: pays in %s', (own, listCurrency, sold, expected) => {
  const one = { ...plan(...sold), currency: sold[0]! }
  expect(planCurrency({ profileCurrency: own, listCurrency, plan: one })).toBe(expected)
})
