import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { videos } from '../../src/db/schema/catalogue'
import { startSeededProvider } from '../support/seeded-provider'
import type { TestProvider } from '../support/start-provider'
import { createMembers, subscribe } from '../support/subscribers'
import { takeVideo } from '../support/take-video'

let provider: TestProvider
beforeAll(async () => {
  provider = await startSeededProvider()
})
afterAll(() => provider.stop())

type Video = {
  id: number
  free: boolean
  brand_data: { id: number }
  modalities: { id: number }[]
  body_focuses: { id: number }[]
}
type Recommended = { because: Video | null; items: Video[] }

const path = '/api/v1/videos/recommended'
const recommended = async (headers: Record<string, string>, count = 100) =>
  (await provider.call<Recommended>('GET', `${path}?per_page=${count}`, { headers })).body
const ofBrand = async (brandId: number) =>
  (await provider.db.select().from(videos).where(eq(videos.brandId, brandId))).map(
    ({ id, durationSeconds }) => ({ id, seconds: durationSeconds }),
  )
const ids = (list: { id: number }[]) => list.map(({ id }) => id)
const shares = (one: { id: number }[], other: { id: number }[]) =>
  one.some(({ id }) => ids(other).includes(id))

test('needs a session, and something that was taken', async () => {
  expect((await provider.call('GET', path)).status).toBe(401)
  const [member] = await createMembers(provider, 1)
  expect(await recommended(member!.headers)).toEqual({ because: null, items: [] })
})

test('the video taken last leads to others like it that were not taken', async () => {
  const [member] = await createMembers(provider, 1)
  const yoga = await ofBrand(4)
  const [first, second, third] = yoga
  await takeVideo(provider, member!.user.id, first!, 300)
  await takeVideo(provider, member!.user.id, second!, 10)
  await takeVideo(provider, member!.user.id, third!, 600)
  const { because, items } = await recommended(member!.headers)
  expect(because!.id).toBe(second!.id)
  expect(items.length).toBeGreaterThan(10)
  expect(new Set(ids(items)).size).toBe(items.length)
  for (const { id } of [first!, second!, third!]) expect(ids(items)).not.toContain(id)
  for (const item of items)
    expect(
      item.brand_data.id === 4 ||
        shares(item.modalities, because!.modalities) ||
        shares(item.body_focuses, because!.body_focuses),
    ).toBe(true)
  expect(items.some(({ brand_data }) => brand_data.id !== 4)).toBe(true)
  const few = ids((await recommended(member!.headers, 3)).items)
  expect(few).toHaveLength(3)
  expect(few[0]).toBe(items[0]!.id)
})

test('only what the member may watch is recommended', async () => {
  const people = await createMembers(provider, 2, { subscribed: false })
  const [guest, ofPilates] = people
  await subscribe(provider, [ofPilates!.user.id], { planType: 'single', brandId: 6 })
  const [free] = await provider.db
    .select({ id: videos.id, seconds: videos.durationSeconds })
    .from(videos)
    .where(and(eq(videos.free, true), eq(videos.brandId, 4)))
  for (const { user } of people) await takeVideo(provider, user.id, free!)
  const forGuest = (await recommended(guest!.headers)).items
  expect(forGuest.length).toBeGreaterThan(0)
  expect(forGuest.every((item) => item.free)).toBe(true)
  const forOther = (await recommended(ofPilates!.headers)).items
  expect(forOther.some((item) => !item.free)).toBe(true)
  expect(forOther.every((item) => item.free || item.brand_data.id === 6)).toBe(true)
})

test('who has taken everything is recommended nothing', async () => {
  const [member] = await createMembers(provider, 1, { subscribed: false })
  await subscribe(provider, [member!.user.id], { planType: 'single', brandId: 4 })
  await provider.db
    .update(videos)
    .set({ free: false })
    .where(inArray(videos.free, [true]))
  for (const video of await ofBrand(4)) await takeVideo(provider, member!.user.id, video)
  expect(await recommended(member!.headers)).toEqual({ because: null, items: [] })
})
