import { afterEach, expect, it, vi } from 'vitest'
import { aPlan } from './plan-fixture'

const cached = vi.hoisted(() => ({
  cachedPlans: vi.fn(),
  cachedPublicOffers: vi.fn(),
  cachedHomepageOffers: vi.fn(),
}))
vi.mock('@/lib/api/cached/plans', () => cached)
vi.mock('@/lib/api/cached/reference-data', () => ({ cachedBrands: async () => ({ ok: false }) }))
vi.mock('next-intl/server', () => ({
  getTranslations: async () => Object.assign(() => 'a month', { raw: () => ({}) }),
}))
afterEach(() => vi.clearAllMocks())

const load = async () => (await import('@/lib/plans/link-plans')).loadLinkPlans('en')
const plans = { ok: true, data: { data: [aPlan()] } }

it('sells the offers that everybody may take, not only those of the home page', async () => {
  const offer = { id: 7, title: 'For newcomers', plan: aPlan() }
  cached.cachedPlans.mockResolvedValue(plans)
  cached.cachedPublicOffers.mockResolvedValue({ ok: true, data: [offer] })
  expect(await load()).toMatchObject({ offers: [offer], plans: [{ price: '$29.99 a month' }] })
})

it('sells the plans while the offers cannot be loaded, and nothing without plans', async () => {
  cached.cachedPlans.mockResolvedValue(plans)
  cached.cachedPublicOffers.mockResolvedValue({ ok: false, reason: 'unavailable' })
  expect(await load()).toMatchObject({ offers: [], plans: [{ id: 1 }] })
  cached.cachedPlans.mockResolvedValue({ ok: false, reason: 'unavailable' })
  expect(await load()).toBeNull()
})
