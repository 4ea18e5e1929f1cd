import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { offers } from '../../src/db/schema/offers'
import { plans, promotionCodes } from '../../src/db/schema/plans'
import { startSeededProvider } from '../support/seeded-provider'
import type { TestProvider } from '../support/start-provider'
import { createMembers } from '../support/subscribers'

type Offer = {
  id: number
  title: string
  description: string
  language: string
  kind: string
  brands: { id: number }[]
  plan: { id: number; current?: boolean } | null
  promotion: { code: string } | null
  expires_at: string | null
  image_url: string | null
  placeholder: string | null
  cta_label: string
  cta_url: string
}

let provider: TestProvider
const start = new Date()
const day = 86_400_000
const path = '/api/v1/homepage_offers/web'

beforeAll(async () => {
  provider = await startSeededProvider(start)
})
afterAll(() => provider.stop())
beforeEach(() => provider.clock.set(start))

const list = async (query = '', headers?: Record<string, string>): Promise<Offer[]> => {
  const { status, body } = await provider.call('GET', path + query, { headers })
  expect(status).toBe(200)
  return body.data
}
const titles = async (query = '') => (await list(query)).map(({ title }) => title)

test('no text of an offer mentions a trial, which only the plan decides', async () => {
  for (const language of ['en', 'es', 'fr-CA']) {
    const all = await list('', { 'accept-language': language })
    const words = all.flatMap((offer) => [offer.title, offer.description, offer.cta_label])
    expect(words.join(' ')).not.toMatch(/trial|\bfree\b|prueba|gratis|essai|gratuit/i)
  }
})

test('a visitor gets the offers of home', async () => {
  const all = await list()
  expect(all.length).toBeGreaterThanOrEqual(5)
  expect(all[0]).toMatchObject({
    kind: 'all_brands',
    brands: [],
    plan: { id: 1, plan_type: 'all', trial_days: 7, currency: 'usd' },
    promotion: null,
    exclusive: false,
    expires_at: null,
    cta_url: '/subscription-plan-selector',
  })
  expect(all.filter(({ kind }) => kind === 'single_brands').length).toBeGreaterThanOrEqual(3)
  for (const offer of all) {
    expect(offer.image_url).toMatch(/\/media\/posters\/[a-z]+-\d\.webp\?v=/)
    expect(offer.placeholder).toMatch(/^data:image\//)
    expect(offer.cta_url).toMatch(/^\/[a-z]/)
    expect(offer.kind === 'all_brands').toBe(offer.brands.length === 0)
  }
  const { body } = await provider.call('GET', `${path}?per_page=2`)
  expect([body.data.length, body.paging.next_page]).toEqual([2, 2])
})

test('offers are in the requested language', async () => {
  const english = await list()
  for (const language of ['es', 'fr-CA']) {
    const own = await list('', { 'accept-language': language })
    expect(own.map(({ id }) => id)).toEqual(english.map(({ id }) => id))
    own.forEach((offer, index) => {
      const { title, description, cta_label: label } = english[index]!
      expect(offer.language).toBe(language)
      expect([title, description, label]).not.toContain(offer.title)
      expect([title, description, label]).not.toContain(offer.description)
      expect([title, description, label]).not.toContain(offer.cta_label)
    })
  }
  expect(new Set(english.map(({ language }) => language))).toEqual(new Set(['en']))
})

test('an offer of a program links to it', async () => {
  const offer = (await list()).find(({ cta_url: url }) => url.startsWith('/classes/programs/'))
  expect(offer!.plan).toBeNull()
  const id = offer!.cta_url.split('/').at(-1)
  const { body } = await provider.call('GET', `/api/v1/video_groups/programs/${id}`)
  expect(body).toMatchObject({ title: 'Couch to Five', brand_data: offer!.brands[0] })
})

test('with a brand the list has its offers and those of all brands', async () => {
  const all = await list()
  const yoga = await list('?brand_id=4')
  expect(yoga).toEqual(
    all.filter(({ brands }) => brands.length === 0 || brands.some(({ id }) => id === 4)),
  )
  expect(yoga.map(({ kind }) => kind)).toEqual(['all_brands', 'single_brands'])
  expect((await list('?brand_id=2')).some(({ brands }) => brands.length === 2)).toBe(true)
  expect((await list('?brand_id=999')).every(({ kind }) => kind === 'all_brands')).toBe(true)
  for (const query of ['?brand_id=yoga', '?page=0'])
    expect((await provider.call('GET', path + query)).status).toBe(400)
})

test('expired offers are left out, by the provider’s clock', async () => {
  const founders = 'Founders of Strength'
  const ends = (await list()).find(({ title }) => title === founders)!.expires_at!
  expect(await titles()).not.toContain('Barre before the holidays')
  provider.clock.set(new Date(new Date(ends).getTime() - 1))
  expect(await titles()).toContain(founders)
  provider.clock.set(ends)
  expect(await titles()).not.toContain(founders)
  provider.clock.set(new Date(start.getTime() - 30 * day))
  expect(await titles()).toContain('Barre before the holidays')
})

test('future offers are left out', async () => {
  const begins = new Date(start.getTime() + day)
  await provider.db.update(offers).set({ startsAt: begins }).where(eq(offers.id, 2))
  expect(await titles()).not.toContain('Just yoga')
  provider.clock.set(begins)
  expect(await titles()).toContain('Just yoga')
  await provider.db.update(offers).set({ startsAt: null }).where(eq(offers.id, 2))
})

test('an offer disappears with its plan or its promotion', async () => {
  const title = 'A year, 20% off'
  const change = (values: Partial<typeof offers.$inferInsert>) =>
    provider.db.update(offers).set(values).where(eq(offers.title, title))
  const promotion = (values: Partial<typeof promotionCodes.$inferInsert>) =>
    provider.db.update(promotionCodes).set(values).where(eq(promotionCodes.code, 'SAVE20'))
  expect(await titles()).not.toContain(title)
  await change({ placements: ['homepage'] })
  const shown = (await list()).find((offer) => offer.title === title)!
  expect(shown).toMatchObject({ plan: { id: 3 }, promotion: { code: 'SAVE20', percent_off: 20 } })
  for (const values of [{ active: false }, { expiresAt: start }]) {
    await promotion(values)
    expect(await titles()).not.toContain(title)
    await promotion({ active: true, expiresAt: null })
  }
  expect(await titles()).toContain(title)
  await provider.db.update(plans).set({ hidden: true }).where(eq(plans.id, 3))
  expect(await titles()).not.toContain(title)
})

test('the plan of an offer says whether the member has it', async () => {
  const [member] = await createMembers(provider, 1)
  const [first] = await list('', member!.headers)
  expect(first!.plan).toMatchObject({ id: 1, current: true })
  expect((await list())[0]!.plan).not.toHaveProperty('current')
})

test('the database rejects an offer that links to another site, or is for all brands and for one', async () => {
  for (const change of [
    `cta_url = 'https://evil.example'`,
    `cta_url = '//evil.example'`,
    `cta_url = '/\\evil.example'`,
    `brand_ids = '{4}'`,
    `placements = '{elsewhere}'`,
    `starts_at = now(), expires_at = now() - interval '1 day'`,
  ])
    await expect(
      provider.pool.query(`update offers set ${change} where id = 1`),
    ).rejects.toMatchObject({ code: '23514' })
  await provider.pool.query(`update offers set cta_url = '/' where id = 1`)
})
