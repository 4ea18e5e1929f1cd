import { afterAll, beforeAll, expect, test } from 'vitest'
import { refreshSearchWords } from '../../src/search/text-search'
import { startSeededProvider } from '../support/seeded-provider'
import type { TestProvider } from '../support/start-provider'

type Studio = {
  id: number
  name: string
  brand: { id: number }
  address: { line1: string; city: string; state: string | null; postal_code: string }
  latitude: number
  longitude: number
  distance_miles?: number
  time_zone: string
  hours: { day: number; opens: string; closes: string }[]
}
type List = { data: Studio[]; paging: { next_page: number | null }; total: number }

let provider: TestProvider
let everything: Studio[]
const path = '/api/v1/studios'
const list = (query: string) => provider.call<List>('GET', `${path}?${query}`)
const search = async (q: string) =>
  (await list(`per_page=100&q=${encodeURIComponent(q)}`)).body.data

beforeAll(async () => {
  provider = await startSeededProvider()
  const pages = [await list('per_page=100'), await list('per_page=100&page=2')]
  everything = pages.flatMap(({ body }) => body.data)
})
afterAll(() => provider.stop())

test('lists all studios once, those of a city together, cities and names in order', async () => {
  const { body } = await list('per_page=10')
  expect([body.data.length, body.paging.next_page]).toEqual([10, 2])
  expect(body.total).toBe(everything.length)
  expect(body.total).toBeGreaterThanOrEqual(100)
  const { rows } = await provider.pool.query(
    'select id from studios order by city, state, country, name, id',
  )
  expect(everything.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  for (const studio of everything) expect(studio).not.toHaveProperty('distance_miles')
})

test('a search keeps cities together too, those of the best matches first', async () => {
  const { rows } = await provider.pool.query<{ id: number }>(`
    insert into studios (name, brand_id, line1, city, state, postal_code, country, latitude,
      longitude, free_class_available)
    select name, 4, '1 Quayside', city, state, '00000', 'US', 0, 0, false
    from (values
      ('Quayside', 'Xanadu', 'OR'), ('Quayside Quayside Quayside', 'Xanadu', 'ME'),
      ('Annex', 'Xanadu', 'ME'), ('Quayside', 'Aarau', 'OR')
    ) as given(name, city, state) returning id`)
  await refreshSearchWords(provider.db)
  try {
    const found = await search('quayside')
    expect(found.map(({ name, address }) => [name, address.city, address.state])).toEqual([
      ['Quayside Quayside Quayside', 'Xanadu', 'ME'],
      ['Annex', 'Xanadu', 'ME'],
      ['Quayside', 'Aarau', 'OR'],
      ['Quayside', 'Xanadu', 'OR'],
    ])
  } finally {
    await provider.pool.query('delete from studios where id = any($1)', [rows.map((row) => row.id)])
  }
})

test('has hours by the clock of its city', () => {
  const zones = new Map(everything.map(({ address, time_zone }) => [address.city, time_zone]))
  expect(Object.fromEntries(zones)).toMatchObject({
    Boston: 'America/New_York',
    Denver: 'America/Denver',
    Vancouver: 'America/Vancouver',
    Perth: 'Australia/Perth',
  })
  for (const zone of zones.values()) expect(Intl.supportedValuesOf('timeZone')).toContain(zone)
  for (const { hours } of everything) {
    expect(hours.length).toBeGreaterThan(5)
    for (const { opens, closes } of hours) {
      expect([opens, closes]).toEqual(
        [opens, closes].map(() => expect.stringMatching(/^[012]\d:[03]0$/)),
      )
      expect(opens < closes).toBe(true)
    }
    const starts = hours.map(({ day, opens }) => `${day} ${opens}`)
    expect(starts).toEqual([...starts].sort())
  }
})

test('one studio is the same as in the list', async () => {
  const { status, body } = await provider.call('GET', `${path}/1`)
  expect([status, body]).toEqual([200, everything.find(({ id }) => id === 1)])
  expect(body).toEqual({
    id: 1,
    name: expect.any(String),
    brand: { id: expect.any(Number), external_id: expect.any(String), name: expect.any(String) },
    address: {
      line1: expect.any(String),
      line2: body.address.line2,
      city: 'New York',
      state: 'NY',
      postal_code: expect.stringMatching(/^1\d{4}$/),
      country: 'US',
    },
    phone: expect.stringMatching(/^21255501\d\d$/),
    latitude: expect.any(Number),
    longitude: expect.any(Number),
    free_class_available: expect.any(Boolean),
    time_zone: 'America/New_York',
    hours: expect.arrayContaining([
      {
        day: 1,
        opens: expect.stringMatching(/^\d\d:\d\d$/),
        closes: expect.stringMatching(/^\d\d:\d\d$/),
      },
    ]),
    website_url: body.website_url,
  })
})

test('lists the studios of one brand', async () => {
  const { body } = await list('brand_id=4&per_page=100')
  expect(body.data).toEqual(everything.filter(({ brand }) => brand.id === 4))
  expect(body.total).toBe(body.data.length)
  expect((await list('brand_id=999')).body).toMatchObject({ data: [], total: 0 })
})

test.each<[string, string, (studio: Studio) => boolean]>([
  ['the city', 'Boston', ({ address }) => address.city === 'Boston'],
  ['a slip in the city', 'Bosten', ({ address }) => address.city === 'Boston'],
  ['swapped letters', 'Seattel', ({ address }) => address.city === 'Seattle'],
  ['a city without its accent', 'montreal', ({ address }) => address.city === 'Montréal'],
  ['the beginning of a city', 'philad', ({ address }) => address.city === 'Philadelphia'],
  ['the postal code', '11215', ({ address }) => address.postal_code === '11215'],
  ['a postal code of letters', 'm5v 2t6', ({ address }) => address.postal_code === 'M5V 2T6'],
  ['the street', 'Valencia', ({ address }) => address.line1.includes('Valencia Street')],
  [
    'city and state',
    'portland or',
    ({ address }) => address.city === 'Portland' && address.state === 'OR',
  ],
  [
    'brand and city with small words',
    'yoga in the austin',
    ({ name, address }) => name.startsWith('Yoga') && address.city === 'Austin',
  ],
])('finds by %s', async (_, q, fits) => {
  const expected = everything.filter(fits).map(({ id }) => id)
  const found = await search(q)
  expect(found.map(({ id }) => id).sort()).toEqual(expected.sort())
})

test('a postal code must match exactly, and special characters are harmless', async () => {
  expect(await search('11216')).toEqual([])
  for (const q of ['%', '!!!', "'; drop table studios; --", '(((', '\\', '🧘', 'zzzzzz'])
    expect([q, (await search(q)).length]).toEqual([q, 0])
  expect((await list('q=')).body.total).toBe(everything.length)
})

/**
 * Miles between two places by the angle between their vectors: a different method from the query's.
 */
function miles(a: [number, number], b: [number, number]) {
  const vector = ([lat, lng]: [number, number]) => {
    const [phi, lambda] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180]
    const across = Math.cos(phi)
    return [across * Math.cos(lambda), across * Math.sin(lambda), Math.sin(phi)] as const
  }
  const [u, v] = [vector(a), vector(b)]
  const dot = u[0] * v[0] + u[1] * v[1] + u[2] * v[2]
  const cross = Math.hypot(
    u[1] * v[2] - u[2] * v[1],
    u[2] * v[0] - u[0] * v[2],
    u[0] * v[1] - u[1] * v[0],
  )
  return 3958.7613 * Math.atan2(cross, dot)
}

test.each<[string, [number, number]]>([
  ['Manhattan', [40.7484, -73.9857]],
  ['the far side of the date line', [-17.7, 179.9]],
  ['the pole', [90, 0]],
])('lists the nearest first, seen from %s', async (_, place) => {
  const [lat, lng] = place
  const seen: Studio[] = []
  for (const page of [1, 2])
    seen.push(...(await list(`lat=${lat}&lng=${lng}&per_page=100&page=${page}`)).body.data)
  const expected = everything
    .map((studio) => ({ id: studio.id, way: miles(place, [studio.latitude, studio.longitude]) }))
    .sort((a, b) => a.way - b.way || a.id - b.id)
  expect(new Set(seen.map(({ id }) => id)).size).toBe(everything.length)
  expect(seen.map((studio) => studio.distance_miles)).toEqual(
    expected.map(({ way }) => Math.round(way * 10) / 10),
  )
})

test('lists those within a radius, also with a search', async () => {
  const around = 'lat=40.7484&lng=-73.9857'
  const near = (await list(`${around}&radius_miles=5&per_page=100`)).body
  expect(near.total).toBe(
    everything.filter((s) => miles([40.7484, -73.9857], [s.latitude, s.longitude]) <= 5).length,
  )
  expect(near.total).toBeGreaterThan(0)
  expect(near.data.every(({ distance_miles: way }) => way! <= 5)).toBe(true)
  const far = (await list(`${around}&q=boston&radius_miles=50`)).body
  expect(far).toMatchObject({ data: [], total: 0 })
  const found = (await list(`${around}&q=boston&radius_miles=400`)).body.data
  expect(found.length).toBeGreaterThan(0)
  const ways = found.map(({ distance_miles: way }) => way!)
  expect(ways).toEqual([...ways].sort((a, b) => a - b))
})

test.each([
  'lat=40',
  'lng=40',
  'radius_miles=5',
  'lat=40&radius_miles=5',
  'lat=&lng=',
  'lat=91&lng=0',
  'lat=-90.1&lng=0',
  'lat=0&lng=180.1',
  'lat=north&lng=0',
  'lat=1e1&lng=0',
  'lat=NaN&lng=NaN',
  'lat=0&lng=0&radius_miles=0',
  'lat=0&lng=0&radius_miles=-1',
  'lat=0&lng=0&radius_miles=99999',
  'brand_id=yoga',
  'per_page=101',
])('rejects %s', async (query) => {
  expect((await list(query)).status).toBe(400)
})
