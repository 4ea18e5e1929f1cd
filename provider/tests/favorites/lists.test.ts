import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startSeededProvider } from '../support/seeded-provider'
import type { TestProvider } from '../support/start-provider'
import { createMembers } from '../support/subscribers'

type List = {
  id: number
  name: string
  default: boolean
  items_count: number
  cover_url: string | null
  placeholder: string | null
}

let provider: TestProvider
let headers: Record<string, string>
let userId: number
let other: Record<string, string>
const path = '/api/v1/favorite_lists'

beforeAll(async () => {
  provider = await startSeededProvider()
})
afterAll(() => provider.stop())
beforeEach(async () => {
  const [one, two] = await createMembers(provider, 2, { subscribed: false })
  headers = one!.headers
  userId = one!.user.id
  other = two!.headers
})

const named = (name: string) => ({ favorite_list: { name } })
const create = (name: string, as = headers) =>
  provider.call('POST', path, { headers: as, body: named(name) })
const rename = (id: unknown, name: string, as = headers) =>
  provider.call('PUT', `${path}/${id}`, { headers: as, body: named(name) })
const remove = (id: unknown, as = headers) =>
  provider.call('DELETE', `${path}/${id}`, { headers: as })
const add = (id: unknown, body: object, as = headers) =>
  provider.call('POST', `${path}/${id}/items`, { headers: as, body })
const list = async (query = '') => {
  const { body } = await provider.call<{ data: List[]; paging: { next_page: number | null } }>(
    'GET',
    path + query,
    { headers },
  )
  return body
}
const taken = {
  errors: { full_messages: ['Name has already been taken'], name: ['has already been taken'] },
}

test('everybody has a default list', async () => {
  const { data } = await list()
  const empty = { items_count: 0, cover_url: null, placeholder: null }
  expect(data).toEqual([{ id: data[0]!.id, name: 'Favorites', default: true, ...empty }])
  const { status, body } = await provider.call('GET', `${path}/default`, { headers })
  expect([status, body]).toEqual([200, { ...data[0], items: [], paging: { next_page: null } }])
})

test('twenty concurrent requests create one default list', async () => {
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => provider.call('GET', `${path}/default`, { headers })),
  )
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1)
  await expect(
    provider.pool.query(
      `insert into favorite_lists (user_id, name, name_key, is_default, created_at)
       values ($1, 'Second', 'second', true, now())`,
      [userId],
    ),
  ).rejects.toMatchObject({ code: '23505' })
})

test('lists can be created, renamed and deleted; the default one comes first', async () => {
  const slow = await create('  Slow   mornings \n')
  expect([slow.status, slow.body.name, slow.body.default]).toEqual([201, 'Slow mornings', false])
  const hotel = await create('Hotel rooms')
  const names = async () => (await list()).data.map(({ name }) => name)
  expect(await names()).toEqual(['Favorites', 'Hotel rooms', 'Slow mornings'])
  const renamed = await rename(slow.body.id, 'Sunday')
  expect([renamed.status, renamed.body]).toEqual([200, { ...slow.body, name: 'Sunday' }])
  expect((await remove(hotel.body.id)).status).toBe(204)
  expect(await names()).toEqual(['Favorites', 'Sunday'])
  expect((await remove(hotel.body.id)).status).toBe(404)
  const page = await list('?per_page=1')
  expect([page.data.length, page.paging.next_page]).toEqual([1, 2])
})

test('deleting a list deletes its items', async () => {
  const { body } = await create('Short')
  const item = await add(body.id, { video_id: 1 })
  await remove(body.id)
  const { rows } = await provider.pool.query('select 1 from favorite_items where id = $1', [
    item.body.id,
  ])
  expect(rows).toEqual([])
})

test('the default list cannot be deleted', async () => {
  const [first] = (await list()).data
  for (const id of ['default', first!.id]) {
    const { status, body } = await remove(id)
    expect([status, body.errors.base]).toEqual([422, ['You can’t delete your default list.']])
  }
  expect((await list()).data).toHaveLength(1)
  expect((await rename('default', 'Loved')).body).toMatchObject({ name: 'Loved', default: true })
})

test('a name is taken whatever its case, but not by another person', async () => {
  const first = await create('Écarté')
  for (const name of ['ÉCARTÉ', 'écarté', 'E\u0301carte\u0301', 'favorites'])
    expect([name, (await create(name)).body]).toEqual([name, taken])
  expect((await rename(first.body.id, 'FAVORITES')).body).toEqual(taken)
  expect((await rename(first.body.id, 'ÉCARTÉ')).body.name).toBe('ÉCARTÉ')
  expect((await create('écarté', other)).status).toBe(201)
  const concurrent = await Promise.all(Array.from({ length: 8 }, () => create('Rivals')))
  expect(concurrent.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(422)])
})

test.each([
  ['', 'can’t be blank'],
  [' \n ', 'can’t be blank'],
  ['\u200B\u200D', 'can’t be blank'],
  ['a'.repeat(61), 'is too long (maximum is 60 characters)'],
  ['🧘'.repeat(61), 'is too long (maximum is 60 characters)'],
])('rejects the name %j', async (name, message) => {
  for (const response of [await create(name), await rename('default', name)])
    expect([response.status, response.body.errors.name]).toEqual([422, [message]])
})

test('a name may have sixty characters of any script', async () => {
  for (const name of ['a'.repeat(60), '🧘'.repeat(60)])
    expect((await create(name)).body.name).toBe(name)
  for (const body of [{}, { favorite_list: {} }, { favorite_list: { name: 5 } }])
    expect((await provider.call('POST', path, { headers, body })).status).toBe(400)
})

test('a person has at most fifty lists, also with concurrent requests', async () => {
  await list()
  await provider.pool.query(
    `insert into favorite_lists (user_id, name, name_key, created_at)
     select $1, 'List ' || n, 'list ' || n, now() from generate_series(1, 48) n`,
    [userId],
  )
  const responses = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => create(name)))
  expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(5).fill(422)])
  const refused = responses.find(({ status }) => status === 422)
  expect(refused!.body).toEqual({
    errors: {
      full_messages: ['You can have up to 50 lists. Delete one to create another.'],
      base: ['You can have up to 50 lists. Delete one to create another.'],
    },
  })
})

test('lists of others get 404', async () => {
  const { body } = await create('Mine')
  const item = await add(body.id, { video_id: 1 })
  const responses = [
    await provider.call('GET', `${path}/${body.id}`, { headers: other }),
    await rename(body.id, 'Yours', other),
    await remove(body.id, other),
    await add(body.id, { video_id: 2 }, other),
    await provider.call('DELETE', `${path}/${body.id}/items/${item.body.id}`, { headers: other }),
    await provider.call('DELETE', `${path}/default/items/${item.body.id}`, { headers: other }),
    await provider.call('DELETE', `${path}/default/items/${item.body.id}`, { headers }),
  ]
  expect(responses.map((response) => response.status)).toEqual(Array(7).fill(404))
  const after = await provider.call('GET', `${path}/${body.id}`, { headers })
  expect(after.body).toMatchObject({ name: 'Mine', items_count: 1, items: [{ id: item.body.id }] })
})

test('with a video or group each list includes its item', async () => {
  const { body: slow } = await create('Slow')
  const { body: item } = await add(slow.id, { video_id: 3 })
  await add('default', { video_group_id: 3 })
  const itemsOf = async (query: string) => {
    const { data } = await list(query)
    return data.map(({ name, ...rest }) => [name, (rest as { item_id?: number | null }).item_id])
  }
  expect(await itemsOf('?video_id=3')).toEqual([
    ['Favorites', null],
    ['Slow', item.id],
  ])
  expect(await itemsOf('?video_group_id=3')).toEqual([
    ['Favorites', expect.any(Number)],
    ['Slow', null],
  ])
  expect(await itemsOf('')).toEqual([
    ['Favorites', undefined],
    ['Slow', undefined],
  ])
  const { status } = await provider.call('GET', `${path}?video_id=x`, { headers })
  expect(status).toBe(400)
})
