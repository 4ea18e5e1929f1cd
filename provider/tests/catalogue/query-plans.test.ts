import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countFacets } from '../../src/catalogue/count-facets'
import { findRecommended } from '../../src/catalogue/find-recommended'
import { findRelated } from '../../src/catalogue/find-related-videos'
import { findVideos } from '../../src/catalogue/find-videos'
import { presentVideos } from '../../src/catalogue/present-videos'
import { refreshSearchWords } from '../../src/search/text-search'
import { connect, type Database } from '../../src/db/database'
import { readEnv } from '../../src/env'
import { seedCatalogue } from '../../src/seed/seed'
import { createTestDatabase } from '../support/test-database'

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }
type Statement = { query: string; params: unknown[] }

// About ten thousand videos: enough that a scan of the table costs more than any index.
const scale = 40

let database: Awaited<ReturnType<typeof createTestDatabase>>
let connection: ReturnType<typeof connect>
let db: Database
let userId: number
const statements: Statement[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  connection = connect(database.url, 4, () => undefined)
  const { pool } = connection
  const client = await pool.connect()
  await client.query('set statement_timeout = 0')
  await seedCatalogue(drizzle(client), new Date(), scale)
  await refreshSearchWords(drizzle(client))
  const { rows } = await client.query(
    `insert into users (email, first_name, last_name, registration_type, created_at)
     values ('a@example.com', 'A', 'B', 'email', now()) returning id`,
  )
  userId = rows[0].id
  await client.query(
    `insert into user_video_sessions (user_id, video_id, position_seconds, ended_at)
     select $1, id, 60, now() from videos where id % 100 = 0`,
    [userId],
  )
  await vacuum(client)
  client.release()
  const logQuery = (query: string, params: unknown[]) => void statements.push({ query, params })
  db = drizzle(pool, { logger: { logQuery } })
})
afterAll(async () => {
  await connection.pool.end()
  await database.drop()
})

/** A connection that another test opens at the same time can keep pages from being marked at once. */
async function vacuum(client: PoolClient) {
  for (let round = 0; round < 20; round += 1) {
    await client.query('vacuum (analyze)')
    const { rows } = await client.query(
      `select relallvisible = relpages as done from pg_class where relname = 'videos'`,
    )
    if (rows[0].done) return
  }
}

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

/** The statements that the work sends, each with PostgreSQL's plan. */
async function plansOf(work: () => Promise<unknown>) {
  statements.length = 0
  await work()
  return Promise.all(
    statements.splice(0).map(async ({ query, params }) => {
      const { rows } = await connection.pool.query(`explain (format json) ${query}`, params)
      return { query, nodes: nodes(rows[0]['QUERY PLAN'][0].Plan) }
    }),
  )
}

async function expectNoScan(work: () => Promise<unknown>) {
  const plans = await plansOf(work)
  expect(plans.some((plan) => plan.nodes.some((node) => node['Relation Name'] === 'videos'))).toBe(
    true,
  )
  for (const { query, nodes: parts } of plans) {
    const scans = parts.filter(
      (node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'videos',
    )
    expect([query, scans]).toEqual([query, []])
  }
}

const first = { limit: 51, offset: 0 }
const deep = { limit: 51, offset: 5_000 }

test.each<[string, Parameters<typeof findVideos>[1], typeof first?]>([
  ['all', {}],
  ['all, far down', {}, deep],
  ['popular, far down', { sort: 'popular' }, deep],
  ['short', { sort: 'short' }],
  ['a brand', { brand_id: 4 }],
  ['a kind and a level', { kind: 'class', level: 'advanced' }],
  ['an instructor', { instructor_ids: [3] }],
  ['a length', { duration_min: 20, duration_max: 30, sort: 'popular' }],
  ['a rare modality', { modalities_ids: [14] }],
  ['rare equipment', { equipment_ids: [12] }],
  ['a body focus', { body_focuses_ids: [6], sort: 'short' }],
  [
    'a mix',
    {
      kind: 'workout',
      brand_id: 12,
      modalities_ids: [10, 12],
      equipment_ids: [8, 9],
      body_focuses_ids: [1],
      instructor_ids: [22, 23, 24],
      duration_max: 45,
      level: 'intermediate',
      sort: 'popular',
    },
  ],
  ['nothing', { brand_id: 999, modalities_ids: [1] }],
  ['a word', { q: 'crow' }],
  ['a common word', { q: 'yoga' }],
  ['a slip', { q: 'kettelbell complx' }],
  ['a word and a filter', { q: 'hips', brand_id: 4, level: 'beginner', sort: 'newest' }],
  ['a word, far down', { q: 'mat' }, { limit: 51, offset: 1_000 }],
])('videos are found by an index: %s', async (_, filter, range = first) => {
  await expectNoScan(() => findVideos(db, filter, range))
})

test.each([true, false])('taken videos are found by an index: %s', async (wanted) => {
  const taken = { by: userId, wanted }
  await expectNoScan(() => findVideos(db, { taken }, first))
  await expectNoScan(() => findVideos(db, { taken, q: 'core', brand_id: 6 }, first))
})

test('counts of facets need no scan', async () => {
  const details = { spans: [{ name: '0-15', min: 0, max: 15 }], viewerId: userId }
  await expectNoScan(() => countFacets(db, { q: 'core', brand_id: 6 }, details))
})

test('the cards of a page, related and recommended videos need no scan', async () => {
  const env = readEnv({ NODE_ENV: 'test', DATABASE_URL: database.url })
  const { ids } = await findVideos(db, {}, first)
  await expectNoScan(() => presentVideos({ db, env }, ids, userId))
  await expectNoScan(() => findRelated(db, ids[0]!, 12))
  await expectNoScan(() => findRecommended(db, { userId, limit: 12, now: new Date() }))
})
