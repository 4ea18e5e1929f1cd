import { beforeEach, expect, it, vi } from 'vitest'

const page = vi.hoisted(() => ({ brand: 'all', cachedBrands: vi.fn() }))
const words = vi.hoisted(() => ({ practices: {} }))
vi.mock('next-intl/server', () => ({
  getTranslations: async () => ({ raw: () => words.practices }),
}))
vi.mock('next/root-params', () => ({ locale: async () => 'en', brand: async () => page.brand }))
vi.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('not found')
  },
}))
vi.mock('@/lib/api/cached/reference-data', () => page)

const load = async (brand: string) => {
  page.brand = brand
  return import('@/lib/routing/current-page')
}
const listed = (...brands: [id: number, name: string, singlePlanAvailable?: boolean][]) => ({
  ok: true,
  data: {
    data: brands.map(([id, name, singlePlanAvailable = true]) => ({
      id,
      externalId: String(id),
      name,
      singlePlanAvailable,
    })),
  },
})
beforeEach(() => {
  words.practices = {}
  page.cachedBrands.mockReset()
  page.cachedBrands.mockResolvedValue(listed([6, 'Pilates'], [77, 'Aqua', false], [4, 'Yoga']))
})

it.each([
  ['yoga', 'yoga', 'yoga'],
  ['Yoga', 'yoga', 'yoga'],
  ['4', 'yoga', 'yoga'],
  ['04', 'all', 'all'],
  ['PILATES', 'pilates', 'pilates'],
  // Without a look here.
  ['77', '77', 'all'],
  ['aqua', '77', 'all'],
  // With a look, and not offered.
  ['barre', 'all', 'all'],
  ['3', 'all', 'all'],
  ['999', 'all', 'all'],
  ['all', 'all', 'all'],
])('the page of %s is that of %s with the look of %s', async (value, key, look) => {
  const { currentBrand } = await load(value)
  expect(await currentBrand()).toMatchObject({ key, look })
})

it('counts every brand with a look as offered while there is no list', async () => {
  const { currentBrand } = await load('barre')
  for (const answer of [{ ok: false, reason: 'unavailable' }, listed()]) {
    page.cachedBrands.mockResolvedValue(answer)
    expect(await currentBrand()).toMatchObject({ key: 'barre' })
  }
})

it.each([
  ['999', true],
  ['aqua-park', true],
  ['aqua', false],
  ['barre', false],
  ['3', false],
  ['all', false],
])('%s is unknown: %s', async (value, expected) => {
  const { isBrandUnknown } = await load(value)
  expect(await isBrandUnknown()).toBe(expected)
})

it('asks the provider nothing during the build', async () => {
  const { currentBrand, NO_BRAND } = await load('_')
  expect(NO_BRAND).toBe('_')
  await expect(currentBrand()).rejects.toThrow('not found')
  expect(page.cachedBrands).not.toHaveBeenCalled()
})

it('lists the offered brands in the order of the provider, and counts them', async () => {
  const { currentListContext } = await load('yoga')
  const { brandCount, singleBrands } = await import('@/lib/api/cached/offered-brands')
  expect(await currentListContext()).toEqual({
    locale: 'en',
    brand: 'yoga',
    offered: [
      { key: 'all', name: 'X+' },
      { key: 'pilates', name: 'Pilates' },
      { key: '77', name: 'Aqua' },
      { key: 'yoga', name: 'Yoga' },
    ],
  })
  expect(await brandCount('en')).toBe(3)
  expect((await singleBrands('en')).map(({ key }) => key)).toEqual(['pilates', 'yoga'])
})

it('names the brands of a list as their practices are named in the page’s language', async () => {
  page.cachedBrands.mockResolvedValue(listed([1, 'Cycling'], [77, 'Aqua']))
  words.practices = { cycling: 'Ciclismo', mobility: 'Movilidad' }
  const { currentListContext } = await load('all')
  const { offered } = await currentListContext()
  expect(offered.map(({ name }) => name)).toEqual(['X+', 'Ciclismo', 'Aqua'])
  const { singleBrands } = await import('@/lib/api/cached/offered-brands')
  expect((await singleBrands('en')).map(({ name }) => name)).toEqual(['Ciclismo', 'Aqua'])
  for (const value of ['cycling', '1']) {
    page.brand = value
    expect(await (await load(value)).currentBrand()).toMatchObject({
      key: 'cycling',
      name: 'Ciclismo',
    })
  }
})
