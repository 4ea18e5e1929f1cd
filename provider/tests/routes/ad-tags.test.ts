import { afterAll, beforeAll, expect, test } from 'vitest'
import { adTags } from '../../src/db/schema/ad-tags'
import { startProvider, type TestProvider } from '../support/start-provider'

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())

const list = (query = '') => provider.call('GET', `/api/v1/settings/ad_tags${query}`)

test('an installation without tags has none', async () => {
  const { status, body } = await list()
  expect([status, body]).toEqual([200, { data: [], paging: { next_page: null } }])
})

test('lists tags by placement, in order', async () => {
  const tag = (placement: string, name: string, position = 0) => ({
    placement,
    position,
    tagUrl: `https://tags.example/${name}.js`,
  })
  await provider.db
    .insert(adTags)
    .values([tag('home', 'late', 2), tag('success', 'sale'), tag('home', 'early', 1)])
  const urls = async (query?: string) =>
    (await list(query)).body.data.map((one: { tag_url: string }) => one.tag_url.split('/').at(-1))
  expect(await urls()).toEqual(['early.js', 'late.js', 'sale.js'])
  expect(await urls('?placement=home')).toEqual(['early.js', 'late.js'])
  expect(await urls('?placement=elsewhere')).toEqual([])
  expect((await list('?placement=success')).body.data).toEqual([
    { id: expect.any(Number), placement: 'success', tag_url: 'https://tags.example/sale.js' },
  ])
})

test('a tag without https cannot be stored', async () => {
  for (const url of ['http://tags.example/a.js', 'javascript:alert(1)', '//tags.example/a.js'])
    await expect(
      provider.pool.query(`insert into ad_tags (placement, tag_url) values ('home', $1)`, [url]),
    ).rejects.toMatchObject({ code: '23514' })
})
