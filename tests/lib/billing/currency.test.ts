import { expect, it } from 'vitest'
import { chooseCurrency, DEFAULT_CURRENCY, localeCurrencies } from '@/lib/billing/currency'

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
