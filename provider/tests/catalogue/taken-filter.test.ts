import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSeededProvider } from '../support/seeded-provider'
import type { TestProvider } from '../support/start-provider'
import { createMembers } from '../support/subscribers'

let provider: TestProvider
let headers: Record<string, string>
let other: Record<string, string>

type List = { data: { id: number }[]; total: number }
const list = async (query: string, as?: Record<string, string>) => {
  const { body } = await provider.call<List>('GET', `/api/v1/videos?per_page=100&${query}`, {
    headers: as,
  })
  return { ids: body.data.map(({ id }) => id).sort((a, b) => a - b), total: body.total }
}

async function follow(videoId: number, part: number, ended = false) {
  const path = '/api/v1/user_video_sessions'
  const { body } = await provider.call('POST', path, { headers, body: { video_id: videoId } })
  const position_seconds = Math.ceil(body.video.duration_seconds * part)
  const moved = { headers, body: { position_seconds, ended } }
  await provider.call('PUT', `${path}/${body.id}`, moved)
}

async function watch(videoId: number, part: number, live = false) {
  await provider.pool.query(
    `insert into user_video_watches (user_id, video_id, playback_started_at, watched_seconds, live)
     select u.id, v.id, now(), ceil(v.duration_seconds * $2::float8), $3
     from videos v, users u where v.id = $1 and u.uuid = $4`,
    [videoId, part, live, headers.uid],
  )
}

beforeAll(async () => {
  provider = await startSeededProvider()
  const [one, two] = await createMembers(provider, 2)
  headers = one!.headers
  other = two!.headers
  // The highest playback rate is one and a half.
  await follow(1, 0.9)
  await watch(1, 0.6)
  await follow(2, 0.89)
  await watch(2, 0.8)
  await follow(3, 0.2, true)
  await watch(4, 0.9)
  await watch(5, 0.89)
  await watch(6, 1, true)
  await follow(7, 1, true)
  await watch(7, 1)
  // Seeking to the end does not take a video, also not after watching it live.
  await follow(8, 1, true)
  await watch(8, 0.5)
  await follow(9, 1)
  await watch(9, 1, true)
})
afterAll(() => provider.stop())

test('taken videos were played to nine tenths; abandoned or skipped ones are not taken', async () => {
  expect(await list('taken=true', headers)).toEqual({ ids: [1, 4, 7], total: 3 })
})

test('all others are not taken', async () => {
  const everything = (await list('brand_id=4')).ids
  const left = await list('brand_id=4&taken=false', headers)
  expect(left.ids).toEqual(everything.filter((id) => ![1, 4, 7].includes(id)))
  expect(left.total).toBe(left.ids.length)
})

test('the filter is per member and has no effect for visitors', async () => {
  expect((await list('taken=true', other)).ids).toEqual([])
  const { total } = await list('')
  for (const query of ['taken=true', 'taken=false']) expect((await list(query)).total).toBe(total)
})

test('works with a search and other filters', async () => {
  const { ids } = await list('taken=true&q=salutations&brand_id=4', headers)
  expect(ids).toEqual([1])
  expect((await list('taken=true&brand_id=6', headers)).ids).toEqual([])
  expect((await provider.call('GET', '/api/v1/videos?taken=yes')).status).toBe(400)
})
