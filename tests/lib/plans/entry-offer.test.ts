import { describe, expect, it } from 'vitest'
import { emphasizedPlan } from '@/lib/plans/plan-choice'
import { entryOffer, entryPath } from '@/lib/plans/entry-offer'
import { linksFrom } from '@/lib/routing/links'
import { aPlan } from './plan-fixture'

const priced = (price: number) => ({ price, currencyOptions: [{ currency: 'usd', price }] })
const monthly = aPlan({ id: 1, ...priced(30) })
const yearly = aPlan({ id: 3, interval: 'year', ...priced(240) })
const single = aPlan({ id: 2, planType: 'single', ...priced(15) })
const founders = aPlan({ id: 4, planType: 'single', ...priced(12) })
const trial = { trialDays: 7 }

describe('entryOffer', () => {
  it.each([
    ['all brands', [{ ...monthly, ...trial }, yearly, single], null, ['trial', 1, false]],
    ['a trial of another plan', [monthly, { ...yearly, ...trial }], null, ['trial', 3, true]],
    ['no trial: the least a month', [monthly, yearly, single], null, ['price', 1, false]],
    ['nothing by the month', [yearly], null, ['price', 3, false]],
    ['a brand with a trial of all', [{ ...monthly, ...trial }, single], 5, ['trial', 1, true]],
    [
      'a brand with a trial of its own',
      [
        { ...monthly, ...trial },
        { ...single, ...trial },
      ],
      5,
      ['trial', 2, false],
    ],
    ['a brand without a trial', [monthly, single, founders], 12, ['price', 4, false]],
    ['a brand without a plan', [monthly, yearly], 5, ['price', 1, false]],
  ])('%s', (_, plans, brandId, [kind, id, isLinked]) => {
    expect(entryOffer(plans, brandId, 'usd')).toMatchObject({ kind, plan: { id }, isLinked })
  })

  it('is null without plans', () => {
    expect(entryOffer([], null, 'usd')).toBeNull()
  })
})

describe('emphasizedPlan', () => {
  it.each([
    ['of the link', 5, 3, 3],
    ['for a brand', 5, null, 2],
    ['for all', null, null, 1],
    ['unknown in the link', null, 99, 1],
  ])('%s', (_, brandId, preselected, id) => {
    const plans = [monthly, yearly, single]
    expect(emphasizedPlan(plans, { brandId, preselected })?.id).toBe(id)
  })
})

describe('entryPath', () => {
  const link = linksFrom({ locale: 'en', brand: 'barre' })
  it.each([
    ['no offer', null, '/subscription-plan-selector?brand=barre'],
    [
      'a plan to point out',
      { plan: monthly, isLinked: true },
      '/subscription-plan-selector?sp=1&brand=barre',
    ],
    ['any other', { plan: single, isLinked: false }, '/email-lookup?brand=barre'],
  ])('%s', (_, offer, path) => {
    expect(entryPath(link, offer)).toBe(path)
  })
})
