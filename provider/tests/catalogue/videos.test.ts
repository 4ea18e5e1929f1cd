import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSeededProvider } from '../support/seeded-provider'
import type { TestProvider } from '../support/start-provider'
import { createMembers } from '../support/subscribers'

let provider: TestProvider
let everything: Video[]

type Ref = { id: number; name: string }
type Video = {
  id: number
  title: string
  kind: string
  level: string
  duration_seconds: number
  released_at: string
  brand_data: Ref
  instructor: { id: number; first_name: string }
  modalities: Ref[]
  equipment: Ref[]
  body_focuses: Ref[]
}
type List = { data: Video[]; paging: { next_page: number | null }; total: number }

const list = (query: string) => provider.call<List>('GET', `/api/v1/videos?${query}`)
const has = (refs: Ref[], ...ids: number[]) => refs.some(({ id }) => ids.includes(id))

beforeAll(async () => {
  provider = await startSeededProvider()
  everything = []
  for (let page: number | null = 1; page;) {
    const { body }: { body: List } = await list(`per_page=100&page=${page}`)
    everything.push(...body.data)
    page = body.paging.next_page
  }
})
afterAll(() => provider.stop())

test('lists every video once, the newest first', () => {
  expect(everything.length).toBeGreaterThanOrEqual(220)
  expect(new Set(everything.map(({ id }) => id)).size).toBe(everything.length)
  expect(new Set(everything.map(({ title }) => title)).size).toBe(everything.length)
  const released = everything.map(({ released_at }) => released_at)
  expect(released).toEqual([...released].sort().reverse())
})

test.each<[string, (video: Video) => boolean]>([
  ['kind=class', ({ kind }) => kind === 'class'],
  ['level=advanced', ({ level }) => level === 'advanced'],
  ['brand_id=4', ({ brand_data }) => brand_data.id === 4],
  ['brand_id=999', () => false],
  ['modalities_ids=12', ({ modalities }) => has(modalities, 12)],
  ['modalities_ids=12,14', ({ modalities }) => has(modalities, 12, 14)],
  ['equipment_ids=3,8', ({ equipment }) => has(equipment, 3, 8)],
  ['body_focuses_ids=6', ({ body_focuses }) => has(body_focuses, 6)],
  ['instructor_ids=1,2', ({ instructor }) => [1, 2].includes(instructor.id)],
  ['duration_min=30', ({ duration_seconds }) => duration_seconds >= 1770],
  ['duration_max=10', ({ duration_seconds }) => duration_seconds < 630],
  [
    'duration_min=20&duration_max=30&level=beginner&kind=workout&modalities_ids=1,10',
    (v) =>
      v.duration_seconds >= 1170 &&
      v.duration_seconds < 1830 &&
      v.level === 'beginner' &&
      v.kind === 'workout' &&
      has(v.modalities, 1, 10),
  ],
])('filter %s', async (query, fits) => {
  const expected = everything.filter(fits)
  const { status, body } = await list(`${query}&per_page=100`)
  expect(status).toBe(200)
  expect(body.total).toBe(expected.length)
  expect(body.data.map(({ id }) => id)).toEqual(expected.slice(0, 100).map(({ id }) => id))
})

test.each([1, 7, 50, 100])('pages of %i hold every video once and end with null', async (size) => {
  const first = await list(`per_page=${size}&brand_id=4`)
  const seen: number[] = []
  let page: number | null = 1
  while (page) {
    const { body }: { body: List } = await list(`per_page=${size}&brand_id=4&page=${page}`)
    expect(body.data.length).toBeLessThanOrEqual(size)
    expect(body.total).toBe(first.body.total)
    seen.push(...body.data.map(({ id }) => id))
    page = body.paging.next_page
  }
  expect(seen).toEqual(everything.filter((v) => v.brand_data.id === 4).map(({ id }) => id))
})

test('the usual page has 50, and one beyond the end is empty', async () => {
  expect((await list('')).body.data).toHaveLength(50)
  const { body } = await list('page=9999')
  expect(body).toEqual({ data: [], paging: { next_page: null }, total: everything.length })
})

test('orders: newest and new, popular, short', async () => {
  const ids = async (query: string) => (await list(query)).body.data.map(({ id }) => id)
  expect(await ids('sort=newest')).toEqual(await ids(''))
  expect(await ids('sort=new')).toEqual(await ids(''))
  const short = (await list('sort=short&per_page=100')).body.data.map((v) => v.duration_seconds)
  expect(short).toEqual([...short].sort((a, b) => a - b))
  const { rows } = await provider.pool.query(
    'select id from videos order by play_count desc, id desc limit 50',
  )
  expect(await ids('sort=popular')).toEqual(rows.map(({ id }) => id))
})

test.each([
  'page=0',
  'page=x',
  'per_page=0',
  'per_page=101',
  'sort=title',
  'sort=id;drop table videos',
  'kind=movie',
  'level=easy',
  'brand_id=yoga',
  'modalities_ids=1,,2',
  'modalities_ids=one',
  'instructor_ids=1%20or%201=1',
  'duration_min=-1',
  'duration_max=long',
  `q=${'x'.repeat(201)}`,
])('an invalid query gets 400: %s', async (query) => {
  const { status, body } = await list(query)
  expect([status, body]).toEqual([400, { error: 'Malformed request' }])
})

test('returns one video and its related ones, and 404 for invalid ids', async () => {
  const [video] = everything
  const one = await provider.call<Video>('GET', `/api/v1/videos/${video!.id}`)
  expect(one.body).toMatchObject(video!)
  const { body } = await provider.call<List>(
    'GET',
    `/api/v1/videos/${video!.id}/related?per_page=6`,
  )
  expect(body.data).toHaveLength(6)
  for (const related of body.data) {
    expect(related.brand_data.id).toBe(video!.brand_data.id)
    expect(related.id).not.toBe(video!.id)
  }
  for (const id of ['0', '-1', '1.5', 'x', '99999999', '9999999999999', "1'--"]) {
    const path = `/api/v1/videos/${encodeURIComponent(id)}`
    expect((await provider.call('GET', path)).status).toBe(404)
    expect((await provider.call('GET', `${path}/related`)).status).toBe(404)
  }
})

test('includes progress for members only', async () => {
  const [member] = await createMembers(provider, 1)
  const { headers } = member!
  const video = everything.find((v) => v.duration_seconds === 1200)!
  const session = await provider.call('POST', '/api/v1/user_video_sessions', {
    headers,
    body: { video_id: video.id },
  })
  await provider.call('PUT', `/api/v1/user_video_sessions/${session.body.id}`, {
    headers,
    body: { position_seconds: 300 },
  })
  const path = `/api/v1/videos/${video.id}`
  const mine = await provider.call('GET', path, { headers })
  const own = { completion: 0.25, resume_seconds: 300, favorite: false }
  expect(mine.body).toMatchObject({ ...video, ...own })
  const anonymous = (await provider.call('GET', path)).body
  for (const name of Object.keys(own)) expect(anonymous).not.toHaveProperty(name)
})
