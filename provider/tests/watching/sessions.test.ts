import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startSeededProvider } from '../support/seeded-provider'
import type { TestProvider } from '../support/start-provider'
import { createMembers } from '../support/subscribers'

let provider: TestProvider
let headers: Record<string, string>
const start = new Date()
const path = '/api/v1/user_video_sessions'

beforeAll(async () => {
  provider = await startSeededProvider(start)
})
afterAll(() => provider.stop())
beforeEach(async () => {
  provider.clock.set(start)
  const [one] = await createMembers(provider, 1)
  headers = one!.headers
})

const open = (videoId: number, as = headers) =>
  provider.call('POST', path, { headers: as, body: { video_id: videoId } })
const update = (id: unknown, body: object, as = headers) =>
  provider.call('PUT', `${path}/${id}`, { headers: as, body })
const list = async (query = '?open=true') => {
  const { body } = await provider.call('GET', path + query, { headers })
  return body.data.map((session: { video: { id: number } }) => session.video.id)
}

test('a video continues at its last position, in one session', async () => {
  const first = await open(4)
  expect(first.status).toBe(201)
  expect(first.body).toMatchObject({
    video: { id: 4 },
    position_seconds: 0,
    started_at: start.toISOString(),
    ended_at: null,
  })
  const moved = await update(first.body.id, { position_seconds: 700.9, ended: false })
  expect(moved.body).toMatchObject({ id: first.body.id, position_seconds: 700 })
  const again = await open(4)
  expect(again.body).toMatchObject({ id: first.body.id, position_seconds: 700 })
  expect(again.body.video.resume_seconds).toBe(700)
})

test('a session can be opened at a position, also when it is open already', async () => {
  const openAt = (position_seconds: unknown) =>
    provider.call('POST', path, { headers, body: { video_id: 4, position_seconds } })
  const first = await openAt(200.7)
  expect(first.body.position_seconds).toBe(200)
  const again = await openAt(80_000)
  expect(again.body).toMatchObject({ id: first.body.id, position_seconds: 1800 })
  expect((await open(4)).body.position_seconds).toBe(1800)
  expect((await openAt(-1)).status).toBe(422)
  expect((await openAt('200')).status).toBe(400)
})

test('a session includes the watched seconds of all its playbacks and of none before', async () => {
  const watch = (startedAt: Date, watched_seconds: number) =>
    provider.call('POST', '/api/v2/user_video_watches', {
      headers,
      body: { video_id: 4, watched_seconds, live: false, playback_started_at: startedAt },
    })
  const earlier = await open(4)
  await watch(start, 5)
  await update(earlier.body.id, { position_seconds: 1800, ended: true })
  provider.clock.advance(60_000)
  expect((await open(4)).body.watched_seconds).toBe(0)
  provider.clock.advance(30_000)
  await watch(new Date(start.getTime() + 60_000), 30)
  provider.clock.advance(60_000)
  await watch(new Date(start.getTime() + 120_000), 12)
  expect((await open(4)).body.watched_seconds).toBe(42)
})

test('twenty concurrent requests open one session', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => open(5)))
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201))
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1)
})

test('an ended session is not open, and the video starts again', async () => {
  const { body } = await open(4)
  const ended = await update(body.id, { position_seconds: 1800, ended: true })
  expect(ended.body).toMatchObject({ ended_at: start.toISOString() })
  expect(ended.body.video.completion).toBe(1)
  expect(ended.body.video).not.toHaveProperty('resume_seconds')
  expect(await list()).toEqual([])
  expect(await list('')).toEqual([4])
  const next = await open(4)
  expect(next.body.id).not.toBe(body.id)
  expect(next.body.position_seconds).toBe(0)
})

test('a late update does not change an ended session', async () => {
  const { body } = await open(4)
  await update(body.id, { position_seconds: 1800, ended: true })
  provider.clock.advance(60_000)
  for (const ended of [false, true]) {
    const late = await update(body.id, { position_seconds: 12, ended })
    expect(late.body).toMatchObject({ position_seconds: 1800, ended_at: start.toISOString() })
  }
  await open(5)
  provider.clock.advance(60_000)
  await update(body.id, { position_seconds: 13 })
  expect(await list('')).toEqual([5, 4])
})

test('the latest used comes first', async () => {
  const ids: number[] = []
  for (const videoId of [4, 5, 6]) {
    provider.clock.advance(1000)
    ids.push((await open(videoId)).body.id)
  }
  expect(await list()).toEqual([6, 5, 4])
  provider.clock.advance(1000)
  await update(ids[0], { position_seconds: 5, ended: false })
  expect(await list()).toEqual([4, 6, 5])
  expect(await list('?open=true&per_page=1&page=2')).toEqual([6])
})

test('a position is at most the length of the video', async () => {
  const { body } = await open(4)
  expect((await update(body.id, { position_seconds: 80_000 })).body.position_seconds).toBe(1800)
  expect((await update(body.id, { position_seconds: -1 })).status).toBe(422)
  expect((await update(body.id, { ended: true })).status).toBe(400)
})

test('a session of somebody else gets 404, and a new one needs permission to play', async () => {
  const { body } = await open(4)
  const [stranger] = await createMembers(provider, 1, { subscribed: false })
  for (const id of [body.id, 99_999_999, 'x'])
    expect((await update(id, { position_seconds: 1 }, stranger!.headers)).status).toBe(404)
  expect((await open(4, stranger!.headers)).status).toBe(403)
  // "Sun Salutations, Slowly" is free.
  expect((await open(1, stranger!.headers)).status).toBe(201)
  expect((await open(99_999_999)).status).toBe(404)
  expect((await provider.call('GET', path)).status).toBe(401)
})
