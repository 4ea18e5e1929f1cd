import { afterAll, beforeAll, expect, test } from 'vitest'
import { refreshSearchWords } from '../../src/search/text-search'
import { startSeededProvider } from '../support/seeded-provider'
import { createClass } from '../support/live-classes'
import type { TestProvider } from '../support/start-provider'

type Row = {
  title?: string
  session_title?: string
  first_name?: string
  last_name?: string
  start_date_time?: string
  instructor?: { first_name: string }
  modalities: { name: string }[]
}

let provider: TestProvider
beforeAll(async () => {
  provider = await startSeededProvider()
})
afterAll(() => provider.stop())

async function find(path: string, q: string, more = '') {
  const query = `per_page=100&q=${encodeURIComponent(q)}${more}`
  const { status, body } = await provider.call('GET', `/api/v1/${path}?${query}`)
  expect(status).toBe(200)
  return { rows: body.data as Row[], total: body.total as number }
}
const titles = ({ rows }: { rows: Row[] }) => rows.map((row) => row.title ?? row.session_title)
const names = ({ rows }: { rows: Row[] }) => rows.map((row) => `${row.first_name} ${row.last_name}`)

test.each([
  ['both names', 'Tomás Herrera'],
  ['the names the other way round', 'herrera tomas'],
  ['without the accent', 'tomas herrera'],
  ['a missing letter', 'tomas herera'],
  ['swapped letters', 'tmoas'],
  ['a wrong letter at the start', 'gerrera'],
  ['the beginnings of both names', 'he tom'],
  ['an accent made of two characters', 'Toma\u0301s'],
])('finds an instructor by %s', async (_, q) => {
  const found = await find('instructors', q)
  expect(names(found)[0]).toBe('Tomás Herrera')
  expect(found.total).toBe(found.rows.length)
})

test('instructors are filtered by name and brand, and listed by last name', async () => {
  expect(await find('instructors', 'tomas lindqvist')).toEqual({ rows: [], total: 0 })
  expect(await find('instructors', 'herrera', '&brand_id=6')).toEqual({ rows: [], total: 0 })
  const { body } = await provider.call('GET', '/api/v1/instructors?per_page=5')
  expect(body.total).toBeGreaterThanOrEqual(24)
  expect(body.data).toHaveLength(5)
  const last = body.data.map((one: Row) => one.last_name)
  expect(last).toEqual([...last].sort())
})

test.each([
  ['programs', 'the title with slips', 'couch to fiv', 'Couch to Five'],
  ['programs', 'a word of the text', 'wrists included', 'Road to Crow'],
  ['collections', 'a misspelt word of the title', 'kichen disco', 'Kitchen Discos'],
  ['collections', 'another form of a word', 'climbing views', 'Climbs Worth the View'],
  ['collections', 'a modality', 'rowing', 'First Month on the Rower'],
])('finds %s by %s', async (kind, _, q, title) => {
  const found = await find(`video_groups/${kind}`, q)
  expect(titles(found)[0]).toBe(title)
  expect(found.total).toBe(found.rows.length)
})

test('groups are found by their instructors, within the filters', async () => {
  const { rows } = await provider.pool.query(
    `select distinct g.id from video_groups g join video_group_items i on i.group_id = g.id
     join videos v on v.id = i.video_id join instructors t on t.id = v.instructor_id
     where t.last_name = 'Herrera' and g.kind = 'collection'`,
  )
  const found = await find('video_groups/collections', 'herrera')
  expect(rows.length).toBeGreaterThan(0)
  expect(found.total).toBe(rows.length)
  const ofBrand = await find('video_groups/collections', 'herrera', '&brand_id=4')
  expect(ofBrand.total).toBeGreaterThan(0)
  expect(ofBrand.total).toBeLessThanOrEqual(found.total)
  const mobile = found.rows.filter((row) => row.modalities.some(({ name }) => name === 'Mobility'))
  expect(mobile.length).toBeLessThan(found.total)
  const { total } = await find('video_groups/collections', 'herrera', '&modalities_ids=13')
  expect(total).toBe(mobile.length)
})

test('each kind of group is counted over all its pages', async () => {
  for (const kind of ['collection', 'program']) {
    const path = `/api/v1/video_groups/${kind}s?per_page=3`
    const { body } = await provider.call('GET', path)
    const { rows } = await provider.pool.query(
      'select count(*)::int n from video_groups where kind = $1',
      [kind],
    )
    expect([body.data.length, body.total]).toEqual([3, rows[0].n])
  }
})

test('live classes are found by title, instructor, modality, text and with typos, the soonest first', async () => {
  const byTitle = await find('live_classes', 'brre technique')
  expect(titles(byTitle)).toContain('Barre Technique')
  const starts = byTitle.rows.map((row) => row.start_date_time!)
  expect(starts.length).toBeGreaterThan(1)
  expect(starts).toEqual([...starts].sort())
  const byName = await find('live_classes', 'tomas')
  expect(byName.rows.length).toBeGreaterThan(0)
  for (const { instructor } of byName.rows) expect(instructor!.first_name).toBe('Tomás')
  const byModality = (await find('live_classes', 'meditation')).rows
  expect(byModality.some((row) => row.modalities.some(({ name }) => name === 'Meditation'))).toBe(
    true,
  )
})

test('a class is found by its title and by its text, once its words are known', async () => {
  await createClass(provider, { startsIn: 30 })
  await createClass(provider, { startsIn: 500 })
  await provider.pool.query(
    `update live_classes set description = 'With a quizzical smile.' where starts_at < now() + interval '31 min' and title = 'Test class'`,
  )
  await provider.pool.query(
    `update live_classes set title = 'Quizzical' where starts_at > now() + interval '31 min' and title = 'Test class'`,
  )
  expect(titles(await find('live_classes', 'quizical'))).toEqual([])
  await refreshSearchWords(provider.db)
  expect(titles(await find('live_classes', 'quizical'))).toEqual(['Test class', 'Quizzical'])
  expect(titles(await find('live_classes', 'quizical', '&brand_id=6'))).toEqual([])
})

test('a word of one list does not prevent the correction of a typo in another', async () => {
  await provider.pool.query(
    `insert into video_groups (kind, title, description, poster, brand_id, modality_ids, position)
     values ('collection', 'Tomaz and friends', '', 'yoga-1', 4, '{1}', 99)`,
  )
  await refreshSearchWords(provider.db)
  expect(names(await find('instructors', 'tomaz'))).toEqual(['Tomás Herrera'])
  expect(titles(await find('video_groups/collections', 'tomaz'))[0]).toBe('Tomaz and friends')
})
