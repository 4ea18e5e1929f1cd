import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSeededProvider } from '../support/seeded-provider'
import type { TestProvider } from '../support/start-provider'
import { createMembers } from '../support/subscribers'

type Item = { done?: boolean; video: { id: number; duration_seconds: number } }

let provider: TestProvider
let headers: Record<string, string>
let path: string

beforeAll(async () => {
  provider = await startSeededProvider()
  const [member] = await createMembers(provider, 1)
  headers = member!.headers
  const { body } = await provider.call('GET', '/api/v1/video_groups/programs?q=Couch to Five')
  path = `/api/v1/video_groups/programs/${body.data[0].id}`
})
afterAll(() => provider.stop())

const items = async (as?: Record<string, string>): Promise<Item[]> =>
  (await provider.call('GET', path, { headers: as })).body.videos

async function watch(id: number, seconds: number, played = seconds) {
  provider.clock.advance(1000)
  const startedAt = provider.clock.now()
  const { body } = await provider.call('POST', '/api/v1/user_video_sessions', {
    headers,
    body: { video_id: id },
  })
  provider.clock.advance(played * 1000)
  await provider.call('POST', '/api/v2/user_video_watches', {
    headers,
    body: {
      video_id: id,
      watched_seconds: played,
      live: false,
      playback_started_at: startedAt.toISOString(),
    },
  })
  await provider.call('PUT', `/api/v1/user_video_sessions/${body.id}`, {
    headers,
    body: { position_seconds: seconds, ended: true },
  })
}

test('a program says which days are done, to members only', async () => {
  const [first] = await items(headers)
  expect((await items()).every((item) => item.done === undefined)).toBe(true)
  expect((await items(headers)).some((item) => item.done)).toBe(false)

  await watch(first!.video.id, Math.ceil(first!.video.duration_seconds * 0.9) - 5)
  expect((await items(headers))[0]!.done).toBe(false)
  await watch(first!.video.id, first!.video.duration_seconds, 20)
  expect((await items(headers))[0]!.done).toBe(false)
  await watch(first!.video.id, Math.ceil(first!.video.duration_seconds * 0.9))
  expect((await items(headers))[0]!.done).toBe(true)
})

test('a video that occurs twice is done as often as it was finished', async () => {
  const all = await items(headers)
  const repeated = all.find(
    ({ video }) => all.filter((other) => other.video.id === video.id).length > 2,
  )!.video
  const done = async () =>
    (await items(headers)).filter(({ video }) => video.id === repeated.id).map((item) => item.done)

  await watch(repeated.id, repeated.duration_seconds)
  expect(await done()).toEqual([true, false, false])
  await watch(repeated.id, repeated.duration_seconds)
  expect(await done()).toEqual([true, true, false])
})
