import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSeededProvider } from '../support/seeded-provider'
import type { TestProvider } from '../support/start-provider'
import { createMembers } from '../support/subscribers'

type Facets = Record<string, Record<string, number>>

let provider: TestProvider
let headers: Record<string, string>
const spans = '0-14,15-24,25-37,38-52,53-'

const facets = (query: string, as?: Record<string, string>) =>
  provider.call<Facets>('GET', `/api/v1/videos/facets?durations=${spans}&${query}`, { headers: as })

async function totalOf(query: string, as?: Record<string, string>) {
  const { body } = await provider.call<{ total: number }>(
    'GET',
    `/api/v1/videos?per_page=1&${query}`,
    { headers: as },
  )
  return body.total
}

/** The parameters of one value of a filter, and those that it replaces. */
function withChoice(query: string, group: string, choice: string): string {
  const params = new URLSearchParams(query)
  const [min, max] = choice.split('-')
  const own: Record<string, string | undefined> =
    group === 'duration' ? { duration_min: min, duration_max: max } : { [group]: choice }
  for (const [name, value] of Object.entries(own)) {
    params.delete(name)
    if (value) params.set(name, value)
  }
  return String(params)
}

beforeAll(async () => {
  provider = await startSeededProvider()
  const [member] = await createMembers(provider, 1)
  headers = member!.headers
  for (const id of [1, 5, 9, 40]) {
    const path = '/api/v1/user_video_sessions'
    const { body } = await provider.call('POST', path, { headers, body: { video_id: id } })
    const started = new Date(provider.clock.now().getTime() - 2 * 3_600_000)
    await provider.call('POST', '/api/v2/user_video_watches', {
      headers,
      body: { video_id: id, watched_seconds: 7200, live: false, playback_started_at: started },
    })
    const done = { position_seconds: 86_400, ended: true }
    await provider.call('PUT', `${path}/${body.id}`, { headers, body: done })
  }
})
afterAll(() => provider.stop())

test.each([
  '',
  'brand_id=4',
  'modalities_ids=1,3&level=beginner',
  'kind=workout&duration_min=15&duration_max=30',
  'q=yoga&equipment_ids=2',
  'instructor_ids=1,2&body_focuses_ids=1&kind=class',
])('every count is the number of videos in the filtered list: %s', async (query) => {
  const { status, body } = await facets(query)
  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual([
    'kind',
    'level',
    'duration',
    'modalities_ids',
    'equipment_ids',
    'body_focuses_ids',
    'instructor_ids',
  ])
  const { rows } = await provider.pool.query<{ name: string; ids: number[] }>(`
    select 'modalities_ids' as name, array_agg(id) as ids from modalities union all
    select 'equipment_ids', array_agg(id) from equipment union all
    select 'body_focuses_ids', array_agg(id) from body_focuses union all
    select 'instructor_ids', array_agg(id) from instructors`)
  const choices = [
    ['kind', ['workout', 'class']],
    ['level', ['beginner', 'intermediate', 'advanced']],
    ['duration', spans.split(',')],
    ...rows.map(({ name, ids }) => [name, ids.map(String)]),
  ] as [string, string[]][]
  for (const [group, names] of choices) {
    const totals = await Promise.all(
      names.map(async (name) => [name, await totalOf(withChoice(query, group, name))] as const),
    )
    const expected = Object.fromEntries(totals.filter(([, total]) => total > 0))
    expect([group, body[group]]).toEqual([group, expected])
  }
})

test('members also get the counts of taken videos', async () => {
  for (const query of ['', 'kind=workout', 'taken=true', 'taken=false&level=beginner']) {
    const { body } = await facets(query, headers)
    const totals = await Promise.all(
      ['true', 'false'].map((taken) => totalOf(withChoice(query, 'taken', taken), headers)),
    )
    expect([query, body.taken?.true ?? 0, body.taken?.false ?? 0]).toEqual([query, ...totals])
  }
  const levels = (await facets('taken=true', headers)).body.level!
  expect(Object.values(levels).reduce((sum, count) => sum + count, 0)).toBe(4)
})

test('no match gives no counts, and an invalid filter is rejected', async () => {
  const nothing = (await facets('q=zzzzzzzz')).body
  expect(Object.values(nothing).flatMap(Object.keys)).toEqual([])
  for (const query of ['durations=15', 'durations=-15', 'level=expert', 'modalities_ids=x'])
    expect([query, (await provider.call('GET', `/api/v1/videos/facets?${query}`)).status]).toEqual([
      query,
      400,
    ])
})

test('lengths do not overlap and sum up, by the minutes that a card shows', async () => {
  const { body } = await facets('')
  const counts = Object.values(body.duration!)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(await totalOf(''))
  const shown = (seconds: number) => Math.round(seconds / 60)
  const path = '/api/v1/videos?duration_min=15&duration_max=24&per_page=100'
  const list = await provider.call<{ data: { duration_seconds: number }[] }>('GET', path)
  const minutes = list.body.data.map((video) => shown(video.duration_seconds))
  expect(Math.min(...minutes)).toBeGreaterThanOrEqual(15)
  expect(Math.max(...minutes)).toBeLessThanOrEqual(24)
})
