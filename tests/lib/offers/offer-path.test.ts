import { expect, it } from 'vitest'
import { offerPath } from '@/lib/offers/offer-path'

const yoga = { id: 4, externalId: 4, name: 'Yoga' }
const nothing = { ctaUrl: null, plan: null, brands: [] }
const anywhere = { locale: 'en', brand: 'all' } as const

it.each<[object, Parameters<typeof offerPath>[1], string | null]>([
  [{ ctaUrl: '/classes/programs/3' }, anywhere, '/classes/programs/3'],
  [
    { ctaUrl: '/classes/programs/3' },
    { locale: 'en-AU', brand: 'running' },
    '/en-AU/classes/programs/3?brand=running',
  ],
  [
    { ctaUrl: '/subscription-plan-selector', plan: { id: 1 } },
    anywhere,
    '/subscription-plan-selector?sp=1',
  ],
  [
    { ctaUrl: '/subscription-plan-selector?brand_id=4', plan: { id: 2 } },
    { locale: 'en', brand: 'dance' },
    '/subscription-plan-selector?brand_id=4&sp=2',
  ],
  [{ plan: { id: 2 }, brands: [yoga] }, anywhere, '/subscription-plan-selector?brand_id=4&sp=2'],
  [
    { plan: { id: 2 }, brands: [yoga, { ...yoga, id: 5 }] },
    { locale: 'en', brand: 'yoga' },
    '/subscription-plan-selector?sp=2&brand=yoga',
  ],
  [
    { ctaUrl: 'https://evil.example', plan: { id: 2 } },
    anywhere,
    '/subscription-plan-selector?sp=2',
  ],
  [{ ctaUrl: '//evil.example' }, anywhere, null],
  [{}, anywhere, null],
])('%j on %j links to %j', (changes, context, expected) => {
  expect(offerPath({ ...nothing, ...changes }, context)).toBe(expected)
})
