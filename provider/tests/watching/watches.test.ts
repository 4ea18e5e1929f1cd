import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createClass } from '../support/live-classes'
import { startSeededProvider } from '../support/seeded-provider'
import type { TestProvider } from '../support/start-provider'
import { createMembers, subscribe } from '../support/subscribers'

let provider: TestProvider
let headers: Record<string, string>
let other: Record<string, string>
const start = new Date()
// "Hips, Unhurried": thirty minutes.
const videoId = 4

beforeAll(async () => {
  provider = await startSeededProvider(start)
})
afterAll(() => provider.stop())
beforeEach(async () => {
  provider.clock.set(start)
  const [one, two] = await createMembers(provider, 2)
  headers = one!.headers
  other = two!.headers
})

const watch = (body: object, as: Record<string, string> | undefined = headers) =>
  provider.call('POST', '/api/v2/user_video_watches', {
    headers: as,
    body: {
      video_id: videoId,
      watched_seconds: 0,
      live: false,
      playback_started_at: start.toISOString(),
      ...body,
    },
  })
const stored = async (id: number) => {
  const query = 'select watched_seconds from user_video_watches where id = $1'
  return (await provider.pool.query(query, [id])).rows[0].watched_seconds
}

test('one playback has one record, whose seconds grow', async () => {
  provider.clock.advance(60_000)
  const first = await watch({ watched_seconds: 60 })
  expect(first.status).toBe(200)
  expect(first.body.completion).toBe(0.03)
  provider.clock.advance(840_000)
  const second = await watch({ watched_seconds: 900 })
  expect(second.body).toEqual({ id: first.body.id, completion: 0.5 })
  expect(await stored(first.body.id)).toBe(900)
})

test('seconds never decrease and never exceed the elapsed time', async () => {
  provider.clock.advance(100_000)
  const { body } = await watch({ watched_seconds: 90 })
  await watch({ watched_seconds: 10 })
  expect(await stored(body.id)).toBe(90)
  await watch({ watched_seconds: 5000 })
  expect(await stored(body.id)).toBe(105)
  await Promise.all([70, 102, 99, 101, 80].map((watched_seconds) => watch({ watched_seconds })))
  expect(await stored(body.id)).toBe(105)
})

test('completion is at most 1', async () => {
  provider.clock.advance(4 * 3_600_000)
  expect((await watch({ watched_seconds: 9000 })).body.completion).toBe(1)
})

test('the first record of an on-demand playback counts as a play, once', async () => {
  const plays = async () => {
    const { rows } = await provider.pool.query('select play_count from videos where id = $1', [
      videoId,
    ])
    return rows[0].play_count as number
  }
  const before = await plays()
  await Promise.all([1, 2, 3].map((watched_seconds) => watch({ watched_seconds })))
  expect(await plays()).toBe(before + 1)
  const later = new Date(start.getTime() + 1000).toISOString()
  await watch({ live: true, playback_started_at: later })
  expect(await plays()).toBe(before + 1)
  await watch({}, other)
  expect(await plays()).toBe(before + 2)
})

test('a video that the member may not play is not recorded and does not count as a play', async () => {
  const [plain] = await createMembers(provider, 1, { subscribed: false })
  const plays = async (id: number) => {
    const { rows } = await provider.pool.query('select play_count from videos where id = $1', [id])
    return rows[0].play_count as number
  }
  const before = await plays(videoId)
  for (const live of [false, true]) {
    const denied = await watch({ watched_seconds: 1, live }, plain!.headers)
    expect(denied.status).toBe(403)
    expect(denied.body.code).toBe('subscription_required')
  }
  expect(await plays(videoId)).toBe(before)
  // "Sun Salutations, Slowly" is free.
  expect((await watch({ video_id: 1 }, plain!.headers)).status).toBe(200)
})

test('a booked class can be recorded live, whatever the brand of its video', async () => {
  const [yogi] = await createMembers(provider, 1, { subscribed: false })
  await subscribe(provider, [yogi!.user.id], { planType: 'single', brandId: 4 })
  const { rows } = await provider.pool.query(
    'select id from videos where brand_id <> 4 and not free order by id limit 1',
  )
  const video_id: number = rows[0].id
  const live = { video_id, live: true }
  expect((await watch(live, yogi!.headers)).status).toBe(403)
  const liveClass = await createClass(provider, { brandId: 4 })
  await provider.pool.query('update live_classes set video_id = $1 where id = $2', [
    video_id,
    liveClass.id,
  ])
  await provider.call('POST', '/api/v1/bookings', {
    headers: yogi!.headers,
    body: { booking: { live_class_id: liveClass.id } },
  })
  expect((await watch(live, yogi!.headers)).status).toBe(200)
  expect((await watch({ video_id }, yogi!.headers)).status).toBe(403)
})

test.each([
  [{ video_id: 99_999_999 }, 422],
  [{ video_id: '4' }, 400],
  [{ watched_seconds: -1 }, 422],
  [{ watched_seconds: 1.5 }, 400],
  [{ watched_seconds: 90_000 }, 422],
  [{ live: 'no' }, 400],
  [{ playback_started_at: 'yesterday' }, 422],
  [{ playback_started_at: new Date(start.getTime() + 60_000).toISOString() }, 422],
  [{ playback_started_at: new Date(start.getTime() - 25 * 3_600_000).toISOString() }, 422],
])('rejects %j', async (body, status) => {
  expect((await watch(body)).status).toBe(status)
})

test('needs a session', async () => {
  const response = await provider.call('POST', '/api/v2/user_video_watches', { body: {} })
  expect(response.status).toBe(401)
})
