import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { videos } from '../../src/db/schema/catalogue'
import { liveClasses } from '../../src/db/schema/live-classes'
import { startSeededProvider } from '../support/seeded-provider'
import type { TestProvider } from '../support/start-provider'
import { createMembers } from '../support/subscribers'

let provider: TestProvider
beforeAll(async () => {
  provider = await startSeededProvider()
})
afterAll(() => provider.stop())

const read = async (id: number, headers?: Record<string, string>) =>
  (await provider.call('GET', `/api/v1/videos/${id}`, { headers })).body

test('the parts of every video follow one another and are as long as it', async () => {
  const { rows } = await provider.pool.query(`
    select v.id from videos v left join video_sections s on s.video_id = v.id
    group by v.id having coalesce(sum(s.duration_seconds), 0) <> v.duration_seconds
      or count(s) < 3 or min(s.duration_seconds) < 60`)
  expect(rows).toEqual([])
  // "Hips, Unhurried": thirty minutes.
  const { sections, duration_seconds } = await read(4)
  let at = 0
  for (const section of sections) {
    expect(section.starts_at_seconds).toBe(at)
    at += section.duration_seconds
  }
  expect(at).toBe(duration_seconds)
})

test('parts and what stands in for equipment are in the language of the request', async () => {
  const [video] = await provider.db
    .select({ id: videos.id })
    .from(videos)
    .where(eq(videos.title, 'Hips, Unhurried'))
  const titles = async (language: string) => {
    const body = await read(video!.id, { 'accept-language': language })
    return [
      body.sections[0].title,
      body.equipment.find(({ name }: { name: string }) => name === 'Mat')?.alternative,
    ]
  }
  expect(await titles('en')).toEqual(['Settle in', 'a thick towel'])
  expect(await titles('fr')).toEqual(['S’installer', 'une serviette épaisse'])
  const { body } = await provider.call('GET', '/api/v1/videos?per_page=100')
  expect(body.data[0]).not.toHaveProperty('sections')
  expect(body.data[0].equipment[0]).not.toHaveProperty('alternative')
})

test('the next live class is the first of the instructor that can be booked', async () => {
  const [member] = await createMembers(provider, 1)
  const [video] = await provider.db.select().from(videos).limit(1)
  const next = async (headers?: Record<string, string>) =>
    (await read(video!.id, headers)).next_live_class
  const first = await next()
  expect(first.instructor.id).toBe(video!.instructorId)
  const { rows } = await provider.pool.query(
    `select min(starts_at) as first from live_classes
     where instructor_id = $1 and starts_at > $2 and booked_count < capacity`,
    [video!.instructorId, provider.clock.now()],
  )
  expect(first.start_date_time).toBe(rows[0].first.toISOString())
  expect(first).not.toHaveProperty('waitlist')

  await provider.call('POST', '/api/v1/bookings', {
    headers: member!.headers,
    body: { booking: { live_class_id: first.id } },
  })
  expect((await next(member!.headers)).booking).toMatchObject({
    id: expect.any(Number),
    attended: false,
  })

  const isFirst = eq(liveClasses.id, first.id)
  await provider.db.update(liveClasses).set({ cancelledAt: provider.clock.now() }).where(isFirst)
  const second = await next()
  expect(second.id).not.toBe(first.id)
  await provider.pool.query('update live_classes set booked_count = capacity where id = $1', [
    second.id,
  ])
  expect([first.id, second.id]).not.toContain((await next()).id)
})

test('a kind that is a brand names that brand, every other one none', async () => {
  const { body } = await provider.call('GET', '/api/v1/modalities')
  const { body: brands } = await provider.call('GET', '/api/v1/brands')
  const kinds: string[] = body.data.map(({ name }: { name: string }) => name)
  const named = body.data.filter(({ brand_id }: { brand_id: number | null }) => brand_id !== null)
  expect(named.map(({ name, brand_id }: Record<string, unknown>) => [name, brand_id])).toEqual(
    brands.data
      .filter(({ name }: { name: string }) => kinds.includes(name))
      .map(({ name, id }: Record<string, unknown>) => [name, id]),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(body.data.length).toBeGreaterThan(named.length)
})

test('a length counts by its rounded minutes, in lists and in counts', async () => {
  const video = eq(videos.id, 1)
  const spans = ['0-10', '11-20', '21-30', '31-45', '46-']
  for (const [seconds, span] of [
    [20 * 60 + 29, '11-20'],
    [20 * 60 + 30, '21-30'],
    [45 * 60 + 40, '46-'],
  ] as const) {
    await provider.db.update(videos).set({ durationSeconds: seconds }).where(video)
    const found = await Promise.all(
      spans.map(async (one) => {
        const [min, max] = one.split('-')
        const query = `duration_min=${min}${max ? `&duration_max=${max}` : ''}&per_page=100`
        const { body } = await provider.call('GET', `/api/v1/videos?${query}&brand_id=4`)
        return body.data.some(({ id }: { id: number }) => id === 1) ? [one] : []
      }),
    )
    expect(found.flat()).toEqual([span])
  }
})
