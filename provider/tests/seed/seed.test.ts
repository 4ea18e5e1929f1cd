import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { brands } from '../../../lib/brand/brands'
import { brandColors } from '../../../lib/theme/brand-colors'
import { readEnv } from '../../src/env'
import { seed } from '../../src/seed/seed'
import { startProvider, type TestProvider } from '../support/start-provider'
import { testClock } from '../support/test-clock'

vi.setConfig({ testTimeout: 60_000 })

let provider: TestProvider
let second: TestProvider
const clock = testClock('2026-03-04T17:20:00Z')
const day = 86_400_000

beforeAll(async () => {
  provider = await startProvider({ clock })
  second = await startProvider({ database: provider.database, clock })
})
afterAll(async () => {
  await second.stop()
  await provider.stop()
})

async function rows(query: string, values: unknown[] = []) {
  return (await provider.pool.query(query, values)).rows
}
const number = async (query: string) => Number((await rows(query))[0].n)

/** Every row of every table but those that count requests or hold what is random on purpose. */
async function fingerprint() {
  const tables = await rows(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const sums = []
  for (const { name } of tables)
    sums.push([
      name,
      ...(await rows(
        `select count(*) n, md5(string_agg(t::text, '|' order by t::text)) sum from ${name} t`,
      )),
    ])
  return sums
}

test('two providers that start together seed once, and the demo data are complete', async () => {
  const outcomes = await Promise.all([seed(provider), seed(second)])
  expect(outcomes.map(({ fresh }) => fresh).sort()).toEqual([false, true])
  expect(await number('select count(*) n from videos')).toBeGreaterThanOrEqual(220)
  expect(await number('select count(distinct title) n from videos')).toBe(
    await number('select count(*) n from videos'),
  )
  expect(await number('select count(*) n from instructors')).toBeGreaterThanOrEqual(24)
  expect(await number('select count(*) n from studios')).toBeGreaterThanOrEqual(100)
  const groups = (kind: string) =>
    number(`select count(*) n from video_groups where kind = '${kind}'`)
  expect(await groups('program')).toBeGreaterThanOrEqual(12)
  expect(await groups('collection')).toBeGreaterThanOrEqual(20)
  expect(await number('select count(distinct title) n from video_groups')).toBe(
    await number('select count(*) n from video_groups'),
  )
  expect(await number(`select count(*) n from instructors where length(bio) < 120`)).toBe(0)
  expect(
    await number(`select count(*) n from studios where phone is null and country <> 'AU'
      or phone !~ '^[2-9][0-9]{2}55501[0-9]{2}$'`),
  ).toBe(0)
  expect(await number('select count(distinct (name, line1, city)) n from studios')).toBe(
    await number('select count(*) n from studios'),
  )
})

test('the catalogue has every brand of the product, as the product names and colors it', async () => {
  const expected = brands.flatMap(({ look, id, externalId, name }) =>
    id === null
      ? []
      : { id, externalId, name, workoutType: look, mainColor: brandColors[look].main[0] },
  )
  const seeded = await rows(
    `select id, external_id as "externalId", name, workout_type as "workoutType",
       main_color as "mainColor" from brands order by id`,
  )
  expect(seeded).toEqual(expected.sort((a, b) => a.id - b.id))
})

test('seeding a seeded database changes nothing', async () => {
  const before = await fingerprint()
  expect(await seed(provider)).toEqual({ fresh: false, classes: 0 })
  expect(await fingerprint()).toEqual(before)
})

async function checkSchedule(now: Date) {
  const live = await rows('select id from live_classes where starts_at <= $1 and ends_at > $1', [
    now,
  ])
  expect(live.length).toBeGreaterThanOrEqual(1)
  const soon = await rows('select id from live_classes where starts_at > $1 and starts_at <= $2', [
    now,
    new Date(now.getTime() + 2 * 3_600_000),
  ])
  expect(soon.length).toBeGreaterThanOrEqual(2)
  for (let ahead = 0; ahead < 14; ahead += 1) {
    const from = new Date(now.getTime() + ahead * day)
    const ofDay = await rows(
      'select id from live_classes where starts_at > $1 and starts_at <= $2',
      [from, new Date(from.getTime() + day)],
    )
    expect(ofDay.length).toBeGreaterThan(30)
  }
  const full = await rows(
    'select id from live_classes where booked_count = capacity and starts_at > $1 and starts_at < $2',
    [now, new Date(now.getTime() + 2 * day)],
  )
  expect(full.length).toBeGreaterThanOrEqual(1)
  expect(
    await rows(`select c.id from live_classes c where booked_count <>
      (select count(*) from bookings b where b.live_class_id = c.id and b.status = 'booked')`),
  ).toEqual([])
  expect(
    await rows(`select a.id from live_classes a join live_classes b
      on a.instructor_id = b.instructor_id and a.id <> b.id
      and a.starts_at < b.ends_at and b.starts_at < a.ends_at`),
  ).toEqual([])
}

test('the timetable has a running class, later ones, a full one, and no instructor twice at a time', () =>
  checkSchedule(provider.clock.now()))

test('on a later day only the missing days are added, also when daylight saving time changes', async () => {
  const before = await rows('select id, slot, starts_at from live_classes order by id')
  // Daylight saving time begins in North America on 8 March and in London on 29 March 2026.
  for (const date of ['2026-03-09T03:10:00Z', '2026-03-29T04:40:00Z']) {
    clock.set(date)
    const outcomes = await Promise.all([seed(provider), seed(second)])
    expect(outcomes.map(({ classes }) => classes).sort((a, b) => a - b)[0]).toBe(0)
    await checkSchedule(clock.now())
  }
  const after = await rows('select id, slot, starts_at from live_classes order by id')
  expect(after.slice(0, before.length)).toEqual(before)
  expect(after.length).toBeGreaterThan(before.length)
  expect(new Set(after.map(({ slot }) => slot)).size).toBe(after.length)
})

test('a weekly class keeps its local time when daylight saving time changes', async () => {
  const times = await rows(
    `select distinct (starts_at at time zone time_zone)::time as local from live_classes
     where slot like 'America/New_York 2026-% 360' and starts_at > '2026-03-04'`,
  )
  expect(times).toEqual([{ local: '06:00:00' }])
})

test('the people of the demo can sign in and have their subscriptions', async () => {
  clock.set(new Date())
  await seed(provider)
  const signIn = (name: string, password = 'Password1!') =>
    provider.call('POST', '/api/v1/users/sign_in', {
      body: { email: `${name}@example.com`, password },
    })
  const playable = async (name: string, body: object) => {
    const { headers } = await signIn(name)
    const own = ['access-token', 'client', 'uid'].map((key) => [key, headers.get(key)!])
    const path = '/api/v1/brightcove_token/generate'
    return (await provider.call('POST', path, { headers: Object.fromEntries(own), body })).status
  }
  expect((await signIn('plain', 'Password2!')).status).toBe(401)
  const [yoga] = await rows('select id from videos where brand_id = 4 and not free limit 1')
  const [pilates] = await rows('select id from videos where brand_id = 6 and not free limit 1')
  const outcome = async (name: string) => [
    await playable(name, { video_id: yoga.id }),
    await playable(name, { video_id: pilates.id }),
  ]
  expect(await outcome('subscriber')).toEqual([200, 200])
  expect(await outcome('single')).toEqual([200, 403])
  expect(await outcome('plain')).toEqual([403, 403])
  expect(await outcome('canceled')).toEqual([403, 403])
  expect(await outcome('linked')).toEqual([200, 403])

  const { headers } = await signIn('subscriber')
  const own = ['access-token', 'client', 'uid'].map((key) => [key, headers.get(key)!])
  const path = '/api/v1/bookings?state=upcoming'
  const { body } = await provider.call('GET', path, { headers: Object.fromEntries(own) })
  expect(body.data).toHaveLength(1)
})

test('only a demo is seeded', () => {
  const env = (values: Record<string, string>) => readEnv({ NODE_ENV: 'development', ...values })
  expect(env({}).seed).toBe(true)
  expect(env({ DATABASE_URL: 'postgres://localhost/x' }).seed).toBe(false)
  expect(env({ DATABASE_URL: 'postgres://localhost/x', SEED: '1' }).seed).toBe(true)
  expect(env({ SEED: '0' }).seed).toBe(false)
  const production = {
    NODE_ENV: 'production',
    SEED: '1',
    STRIPE_SECRET_KEY: 'sk_live_x',
    STRIPE_WEBHOOK_SECRETS: 'whsec_x',
    SMTP_URL: 'smtp://localhost',
  }
  expect(() => env(production)).toThrow('SEED=1')
})
