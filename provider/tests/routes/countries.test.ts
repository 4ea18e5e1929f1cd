import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProvider, type TestProvider } from '../support/start-provider'

const key = 'the key of the geography service, in full'

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider({ env: { GEOGRAPHY_KEY: key } })
})
afterAll(() => provider.stop())

const get = <T>(path: string, headers: Record<string, string> = { 'X-CSCAPI-KEY': key }) =>
  provider.call<T>('GET', `/api/countries${path}`, { headers })

test('requires its key', async () => {
  for (const path of ['', '/US/states', '/US/states/CA/cities']) {
    for (const given of [undefined, 'guess', '']) {
      const headers: Record<string, string> = given === undefined ? {} : { 'X-CSCAPI-KEY': given }
      const { status, body } = await get(path, headers)
      expect([status, body]).toEqual([401, { error: 'Unauthorized' }])
    }
  }
})

test('lists every country by name and says where addresses need a state', async () => {
  const { body } = await get<{ iso2: string; name: string; states_required: boolean }[]>('')
  expect(body).toHaveLength(249)
  expect(body[0]?.name).toBe('Afghanistan')
  expect(body.every(({ name, iso2 }) => name !== iso2)).toBe(true)
  const required = body.filter(({ states_required }) => states_required).map(({ iso2 }) => iso2)
  expect(required.sort()).toEqual(['AU', 'BR', 'CA', 'IN', 'JP', 'MX', 'US'])
})

test('says where tax depends on more than country and postal code', async () => {
  const { body } = await get<{ iso2: string; full_address_required: boolean }[]>('')
  const full = body.filter(({ full_address_required }) => full_address_required)
  expect(full.map(({ iso2 }) => iso2).sort()).toEqual(['CA', 'US'])
})

test('lists states where addresses need one, and cities as suggestions', async () => {
  const counts = { US: 59, CA: 13, AU: 8, MX: 32, BR: 27, IN: 36, JP: 47, DE: 0 }
  for (const [country, count] of Object.entries(counts)) {
    const { body } = await get<{ iso2: string; name: string }[]>(`/${country}/states`)
    expect([country, body.length]).toEqual([country, count])
    expect(new Set(body.map(({ iso2 }) => iso2)).size).toBe(count)
  }
  const cities = await get('/US/states/NY/cities')
  expect(cities.body).toContainEqual({ name: 'New York' })
  expect((await get('/JP/states/13/cities')).body).toEqual([])
})

test('unknown codes get 404', async () => {
  for (const path of ['/XX/states', '/us/states', '/US/states/ZZ/cities', '/DE/states/BY/cities'])
    expect((await get(path)).status).toBe(404)
})
