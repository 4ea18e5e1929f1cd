import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startSeededProvider } from '../support/seeded-provider'
import type { TestProvider } from '../support/start-provider'
import { createMembers } from '../support/subscribers'

let provider: TestProvider
let headers: Record<string, string>
let userId: number
const start = new Date()
const path = '/api/v1/favorite_lists'

beforeAll(async () => {
  provider = await startSeededProvider(start)
})
afterAll(() => provider.stop())
beforeEach(async () => {
  const [one] = await createMembers(provider, 1, { subscribed: false })
  headers = one!.headers
  userId = one!.user.id
})

const add = (body: object, id: unknown = 'default') =>
  provider.call('POST', `${path}/${id}/items`, { headers, body })
const remove = (itemId: unknown, id: unknown = 'default') =>
  provider.call('DELETE', `${path}/${id}/items/${itemId}`, { headers })
const get = async (query = '', id: unknown = 'default') =>
  (await provider.call('GET', `${path}/${id}${query}`, { headers })).body

test('items are listed newest first, and the newest one’s picture is the cover', async () => {
  const video = await add({ video_id: 4 })
  expect(video.status).toBe(201)
  const { body: listed } = await provider.call('GET', '/api/v1/videos?brand_id=4', { headers })
  expect(video.body).toEqual({
    id: video.body.id,
    video: listed.data.find(({ id }: { id: number }) => id === 4),
    video_group: null,
    added_at: start.toISOString(),
  })
  const withVideo = await get()
  expect(withVideo).toMatchObject({ items_count: 1, cover_url: video.body.video.thumbnail_url })
  expect(withVideo.placeholder).toMatch(/^data:image\//)

  const group = await add({ video_group_id: 1 })
  expect(group.body.video).toBeNull()
  expect(group.body.video_group).toMatchObject({ id: 1, kind: 'collection', favorite: true })
  const { items, ...list } = await get()
  expect(list).toMatchObject({ items_count: 2, cover_url: group.body.video_group.image_url })
  expect(items.map(({ id }: { id: number }) => id)).toEqual([group.body.id, video.body.id])

  await remove(group.body.id)
  expect((await get()).cover_url).toBe(video.body.video.thumbnail_url)
})

test('adding something again returns the same item, also concurrently', async () => {
  const first = await add({ video_id: 4 })
  const again = await Promise.all(Array.from({ length: 10 }, () => add({ video_id: 4 })))
  for (const response of again) expect([response.status, response.body]).toEqual([201, first.body])
  const fresh = await Promise.all(Array.from({ length: 10 }, () => add({ video_group_id: 2 })))
  expect(new Set(fresh.map(({ body }) => body.id)).size).toBe(1)
  expect((await get()).items_count).toBe(2)
  for (const column of ['video_id', 'video_group_id'])
    await expect(
      provider.pool.query(
        `insert into favorite_items (list_id, ${column}, added_at)
         select list_id, ${column}, now() from favorite_items
         where ${column} is not null and list_id in (select id from favorite_lists where user_id = $1)`,
        [userId],
      ),
    ).rejects.toMatchObject({ code: '23505' })
})

test('something can be on several lists', async () => {
  const body = { favorite_list: { name: 'Other' } }
  const other = await provider.call('POST', path, { headers, body })
  const here = await add({ video_id: 4 })
  const there = await add({ video_id: 4 }, other.body.id)
  expect(there.body.id).not.toBe(here.body.id)
  expect((await remove(there.body.id)).status).toBe(404)
  expect((await remove(there.body.id, other.body.id)).status).toBe(204)
  expect((await get()).items_count).toBe(1)
})

test('a removed item is gone and can be added again', async () => {
  const { body } = await add({ video_id: 4 })
  expect((await remove(body.id)).status).toBe(204)
  expect((await remove(body.id)).status).toBe(404)
  expect(await get()).toMatchObject({ items_count: 0, items: [], cover_url: null })
  expect((await add({ video_id: 4 })).body.id).not.toBe(body.id)
})

test('items come in pages', async () => {
  const ids: number[] = []
  for (const videoId of [1, 2, 3]) ids.unshift((await add({ video_id: videoId })).body.id)
  const first = await get('?per_page=2')
  const second = await get('?per_page=2&page=2')
  expect([first.paging.next_page, second.paging.next_page]).toEqual([2, null])
  const seen = [...first.items, ...second.items].map(({ id }: { id: number }) => id)
  expect(seen).toEqual(ids)
  expect(second.items_count).toBe(3)
  expect((await provider.call('GET', `${path}/default?page=0`, { headers })).status).toBe(400)
})

test('unknown videos and groups cannot be added', async () => {
  for (const body of [{ video_id: 999_999 }, { video_group_id: 999_999 }])
    expect((await add(body)).status).toBe(404)
  expect((await add({ video_id: 1 }, 999_999)).status).toBe(404)
  for (const body of [{}, { video_id: 'x' }, { video_id: 1.5 }])
    expect([body, (await add(body)).status]).toEqual([body, 400])
  for (const body of [{ video_id: 3_000_000_000 }, { video_group_id: -1 }])
    expect([body, (await add(body)).status]).toEqual([body, 422])
  await expect(
    provider.pool.query(
      `insert into favorite_items (list_id, video_id, video_group_id, added_at)
       values ((select id from favorite_lists where user_id = $1), 1, 1, now())`,
      [userId],
    ),
  ).rejects.toMatchObject({ code: '23514' })
})

test('a list has at most a thousand items, also with concurrent requests', async () => {
  const { id } = await get()
  const columns =
    'title, description, keywords, kind, level, brand_id, instructor_id, modality_ids, ' +
    'equipment_ids, body_focus_ids, duration_seconds, poster, stream, released_at'
  const { rows } = await provider.pool.query(
    `insert into videos (${columns}) select ${columns} from videos, generate_series(1, 5) limit 1010 returning id`,
  )
  const extra: number[] = rows.map((row) => row.id)
  await provider.pool.query(
    'insert into favorite_items (list_id, video_id, added_at) select $1, unnest($2::int[]), now()',
    [id, extra.slice(0, 999)],
  )
  const responses = await Promise.all(extra.slice(1000, 1006).map((one) => add({ video_id: one })))
  expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(5).fill(422)])
  const refused = responses.find(({ status }) => status === 422)
  expect(refused!.body.errors.full_messages).toEqual([
    'This list is full. A list holds up to 1,000 items.',
  ])
  expect((await add({ video_id: extra[0] })).status).toBe(201)
  expect((await get()).items_count).toBe(1000)
})
