import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { videos } from '../../src/db/schema/catalogue'
import { videoRatings } from '../../src/db/schema/ratings'
import { startSeededProvider } from '../support/seeded-provider'
import type { TestProvider } from '../support/start-provider'
import { createMembers } from '../support/subscribers'
import { takeVideo } from '../support/take-video'
import { createMember, testPassword } from '../support/users'

let provider: TestProvider
beforeAll(async () => {
  provider = await startSeededProvider()
  await provider.db.delete(videoRatings)
})
afterAll(() => provider.stop())

type Headers = Record<string, string>
type Person = { user: { id: number }; headers: Headers }

let used = 10
/** A video that no other test rates. */
async function freshVideo() {
  used += 1
  const [video] = await provider.db
    .select({ id: videos.id, seconds: videos.durationSeconds })
    .from(videos)
    .where(eq(videos.id, used))
  return video!
}

const read = async (id: number, headers?: Headers) =>
  (await provider.call('GET', `/api/v1/videos/${id}`, { headers })).body
const rate = (id: number, { headers }: { headers?: Headers }, body: object) =>
  provider.call('PUT', `/api/v1/videos/${id}/rating`, { headers, body })
const vote = { stars: 4, difficulty: 'harder' }

async function takers(video: { id: number; seconds: number }, count: number): Promise<Person[]> {
  const members = await createMembers(provider, count)
  await Promise.all(members.map(({ user }) => takeVideo(provider, user.id, video)))
  return members
}

test('only who has taken a video may rate it', async () => {
  const video = await freshVideo()
  const [member] = await createMembers(provider, 1)
  expect((await rate(video.id, {}, vote)).status).toBe(401)
  expect(await read(video.id, member!.headers)).toMatchObject({ may_rate: false, own_rating: null })
  const early = await rate(video.id, member!, vote)
  expect([early.status, early.body]).toEqual([
    403,
    { error: 'Take this class before you rate it.', code: 'not_taken' },
  ])
  const most = { ...video, seconds: Math.floor(video.seconds * 0.89) }
  await takeVideo(provider, member!.user.id, most, 90)
  expect((await rate(video.id, member!, vote)).status).toBe(403)
  await takeVideo(provider, member!.user.id, video)
  expect((await rate(video.id, member!, vote)).status).toBe(204)
  expect(await read(video.id, member!.headers)).toMatchObject({ may_rate: true, own_rating: vote })
  expect((await rate(99_999_999, member!, vote)).status).toBe(404)
  for (const body of [
    { ...vote, stars: 6 },
    { ...vote, stars: 0 },
    { ...vote, difficulty: 'x' },
  ])
    expect((await rate(video.id, member!, body)).status).toBe(422)
  expect((await rate(video.id, member!, { difficulty: 'easier' })).status).toBe(400)
})

test('fifty votes of one person at once are one vote', async () => {
  const video = await freshVideo()
  const [member] = await takers(video, 1)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      rate(video.id, member!, { stars: 1 + (index % 5), difficulty: 'easier' }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
  expect(await provider.db.$count(videoRatings, eq(videoRatings.videoId, video.id))).toBe(1)
})

test('votes are shown from ten on, the same for everybody', async () => {
  const video = await freshVideo()
  const people = await takers(video, 10)
  for (const [index, person] of people.entries()) {
    expect((await read(video.id)).rating).toBeNull()
    const difficulty = index < 2 ? 'easier' : index < 9 ? 'as_expected' : 'harder'
    await rate(video.id, person, { stars: index < 7 ? 5 : 4, difficulty })
  }
  const expected = {
    average: 4.7,
    votes: 10,
    difficulty: { easier: 2, as_expected: 7, harder: 1 },
  }
  const anonymous = await read(video.id)
  expect(anonymous.rating).toEqual(expected)
  expect(anonymous).not.toHaveProperty('own_rating')
  expect(anonymous).not.toHaveProperty('may_rate')
  expect((await read(video.id, people[0]!.headers)).rating).toEqual(expected)
})

test('a vote is changed and taken back by its person alone', async () => {
  const video = await freshVideo()
  const [one, other] = await takers(video, 2)
  const own = async ({ headers }: Person) => (await read(video.id, headers)).own_rating
  await rate(video.id, one!, vote)
  const changed = { stars: 2, difficulty: 'easier' }
  await rate(video.id, other!, changed)
  expect([await own(one!), await own(other!)]).toEqual([vote, changed])
  const remove = ({ headers }: Person) =>
    provider.call('DELETE', `/api/v1/videos/${video.id}/rating`, { headers })
  expect((await remove(other!)).status).toBe(204)
  expect((await remove(other!)).status).toBe(204)
  expect([await own(one!), await own(other!)]).toEqual([vote, null])
})

test('votes are exported with the account and go with it', async () => {
  const video = await freshVideo()
  const { user, headers } = await createMember(provider)
  await takeVideo(provider, user.id, video)
  await rate(video.id, { headers }, vote)
  const { body } = await provider.call('GET', '/api/v1/users/export', { headers })
  expect(body.ratings).toMatchObject([{ title: expect.any(String), ...vote }])
  const password = { password: testPassword }
  await provider.call('DELETE', '/api/v1/user', { headers, body: password })
  await provider.background.settled()
  expect(await provider.db.$count(videoRatings, eq(videoRatings.videoId, video.id))).toBe(0)
})
