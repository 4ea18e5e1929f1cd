import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSeededProvider } from '../support/seeded-provider'
import type { TestProvider } from '../support/start-provider'

let provider: TestProvider

beforeAll(async () => {
  provider = await startSeededProvider()
})
afterAll(() => provider.stop())

async function search(q: string, more = '') {
  const path = `/api/v1/videos?per_page=100&q=${encodeURIComponent(q)}${more}`
  const { status, body } = await provider.call('GET', path)
  expect(status).toBe(200)
  const titles: string[] = body.data.map(({ title }: { title: string }) => title)
  return { titles, total: body.total as number }
}

test.each([
  ['the exact title', 'Sun Salutations, Slowly', 'Sun Salutations, Slowly'],
  ['letters in another case', 'CROW AND COMPANY', 'Crow and Company'],
  ['the beginning of a word', 'salut', 'Sun Salutations, Slowly'],
  ['another form of a word', 'inversion', 'Inversions Without Fear'],
  ['words in another order', 'toes touch', 'Ten Minutes to Touch Your Toes'],
  ['a missing letter', 'recovry spin', 'Recovery Spin'],
  ['a doubled letter', 'kettlebbell complex', 'Kettlebell Complex'],
  ['swapped letters', 'kettelbell complex', 'Kettlebell Complex'],
  ['swapped letters in a short word', 'yoag shoulders screens', 'Shoulders After Screens'],
  ['a wrong letter', 'disko climb', 'Disco Climb'],
  ['the instructor, without the accent', 'tomas crow', 'Crow and Company'],
  ['the instructor and a modality', 'herrera strength power', 'Power Hour'],
])('finds by %s', async (_, q, title) => {
  const { titles } = await search(q)
  expect(titles).toContain(title)
})

test('the best match comes first', async () => {
  for (const title of ['Hips, Unhurried', 'Coastal Climb', 'Box Breathing', 'Pull Day'])
    expect((await search(title)).titles[0]).toBe(title)
})

test('all words must match, stop words do not count', async () => {
  const yoga = await search('yoga')
  const narrower = await search('yoga hips')
  expect(narrower.total).toBeGreaterThan(0)
  expect(narrower.total).toBeLessThan(yoga.total)
  expect((await search('yoga for the hips')).total).toBe(narrower.total)
  expect((await search('yoga trombone')).total).toBe(0)
})

test('a search keeps to the filters and to a chosen order', async () => {
  const all = await search('stretch')
  const advanced = await search('stretch', '&level=advanced')
  expect(advanced.total).toBeGreaterThan(0)
  expect(advanced.total).toBeLessThan(all.total)
  const { body } = await provider.call('GET', '/api/v1/videos?q=stretch&sort=short&per_page=100')
  const lengths = body.data.map((v: { duration_seconds: number }) => v.duration_seconds)
  expect(lengths).toEqual([...lengths].sort((a: number, b: number) => a - b))
})

test.each([
  "'; drop table videos; --",
  "yoga' | 'x",
  'yoga & !hips',
  '(((',
  ':*',
  '\\',
  '%',
  '_',
  '<script>alert(1)</script>',
  '🧘‍♀️🧘',
  '\u202Eagoy',
  'the',
  '!!!',
  'a'.repeat(200),
  'yoga '.repeat(40).trim(),
])('special characters are harmless: %s', async (q) => {
  await search(q)
})

test('an empty search is no search', async () => {
  const { body } = await provider.call('GET', '/api/v1/videos?q=')
  const { body: all } = await provider.call('GET', '/api/v1/videos')
  expect(body.total).toBe(all.total)
})

test('instructors and groups tolerate typos too', async () => {
  const named = async (path: string) => (await provider.call('GET', path)).body.data
  expect(await named('/api/v1/instructors?q=tomas%20herera')).toMatchObject([
    { first_name: 'Tomás', last_name: 'Herrera' },
  ])
  expect(await named('/api/v1/instructors?q=%25')).toEqual([])
  expect((await named('/api/v1/instructors?brand_id=4')).length).toBe(3)
  expect(await named('/api/v1/video_groups/programs?q=couch%20to%20fiv')).toMatchObject([
    { title: 'Couch to Five', weeks: 6 },
  ])
})
