import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProvider, type TestProvider } from '../support/start-provider'
import { createMembers } from '../support/subscribers'

let provider: TestProvider
let headers: Record<string, string>
let other: Record<string, string>
let statements: string[] = []

beforeAll(async () => {
  provider = await startProvider({
    seeded: true,
    deps: ({ pool }) => {
      const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
      const spy = (...args: unknown[]) => {
        statements.push(JSON.stringify(args[0]))
        return query(...args)
      }
      return { pool: Object.assign(pool, { query: spy }) }
    },
  })
  const [one, two] = await createMembers(provider, 2)
  headers = one!.headers
  other = two!.headers
  const list = await provider.call('POST', '/api/v1/favorite_lists', {
    headers,
    body: { favorite_list: { name: 'Not by heart' } },
  })
  const add = (id: unknown, body: object) =>
    provider.call('POST', `/api/v1/favorite_lists/${id}/items`, { headers, body })
  await add('default', { video_id: 1 })
  await add('default', { video_group_id: 1 })
  await add(list.body.id, { video_id: 2 })
  await add(list.body.id, { video_group_id: 2 })
})
afterAll(() => provider.stop())

type Heart = { id: number; favorite?: boolean }
const data = async (path: string, as?: Record<string, string>): Promise<Heart[]> =>
  (await provider.call('GET', path, { headers: as })).body.data
const hearts = async (path: string, as?: Record<string, string>) =>
  (await data(path, as)).filter(({ favorite }) => favorite).map(({ id }) => id)

test.each([
  ['/api/v1/videos?brand_id=4&per_page=100', 1],
  ['/api/v1/video_groups/collections', 1],
])('favorites are those of one’s own default list: %s', async (path, id) => {
  expect(await hearts(path, headers)).toEqual([id])
  expect(await hearts(path, other)).toEqual([])
  for (const one of await data(path, other)) expect(one.favorite).toBe(false)
  for (const one of await data(path)) expect(one).not.toHaveProperty('favorite')
})

test('favorites are marked everywhere: details, the videos of a group, related ones, sessions', async () => {
  const get = async (path: string) => (await provider.call('GET', path, { headers })).body
  expect(await get('/api/v1/videos/1')).toMatchObject({ favorite: true })
  const group = await get('/api/v1/video_groups/collections/1')
  expect(group.favorite).toBe(true)
  const within = group.videos.map(({ video }: { video: Heart }) => video)
  expect(within.find(({ id }: Heart) => id === 1).favorite).toBe(true)
  expect(within.find(({ id }: Heart) => id !== 1).favorite).toBe(false)
  expect(await get('/api/v1/video_groups/programs/18')).toMatchObject({ favorite: false })
  expect((await data('/api/v1/videos/1/related', headers))[0]!.favorite).toBe(false)
  const body = { video_id: 1 }
  const session = await provider.call('POST', '/api/v1/user_video_sessions', { headers, body })
  expect(session.body.video.favorite).toBe(true)
})

test('a page of fifty needs as many statements as a page of one', async () => {
  const count = async (path: string) => {
    statements = []
    await data(path, headers)
    return statements.length
  }
  for (const path of ['/api/v1/videos', '/api/v1/video_groups/programs']) {
    await count(`${path}?per_page=1`)
    expect(await count(`${path}?per_page=50`)).toBe(await count(`${path}?per_page=1`))
  }
})

test('which videos and groups of a page are favorites, with the item that removes each', async () => {
  const mark = (query: string, as: Record<string, string> | undefined = headers) =>
    provider.call('GET', `/api/v1/favorites?${query}`, { headers: as })
  const { status, body } = await mark('video_ids=1,2,3&video_group_ids=1,2')
  expect(status).toBe(200)
  expect(body.paging).toEqual({ next_page: null })
  const ofVideo = body.data.find((one: { video_id: number | null }) => one.video_id === 1)
  const ofGroup = body.data.find(
    (one: { video_group_id: number | null }) => one.video_group_id === 1,
  )
  expect(body.data).toHaveLength(2)
  expect(ofVideo).toEqual({ item_id: expect.any(Number), video_id: 1, video_group_id: null })
  expect(ofGroup).toEqual({ item_id: expect.any(Number), video_id: null, video_group_id: 1 })
  expect((await mark('video_group_ids=1')).body.data).toEqual([ofGroup])
  expect((await mark('')).body.data).toEqual([])
  expect((await mark('video_ids=1&video_group_ids=1', other)).body.data).toEqual([])
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1)
  expect((await mark(`video_ids=${hundred}`)).status).toBe(200)
  for (const query of [`video_ids=${hundred},101`, 'video_ids=', 'video_ids=a', 'video_ids=1,'])
    expect([query, (await mark(query)).status]).toEqual([query, 400])
  expect((await provider.call('GET', '/api/v1/favorites?video_ids=1')).status).toBe(401)

  const path = `/api/v1/favorite_lists/default/items/${ofVideo.item_id}`
  expect((await provider.call('DELETE', path, { headers })).status).toBe(204)
  expect((await mark('video_ids=1')).body.data).toEqual([])
})
