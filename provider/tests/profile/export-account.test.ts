import { afterAll, beforeAll, expect, test } from 'vitest'
import { userVideoWatches } from '../../src/db/schema/watching'
import { createClass } from '../support/live-classes'
import { startProvider, type TestProvider } from '../support/start-provider'
import { createRecord } from '../support/studio-records'
import { subscribe } from '../support/subscribers'
import { createMember } from '../support/users'
import { tablesOfPeople } from './support/personal-tables'

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider({ seeded: true })
})
afterAll(() => provider.stop())

const path = '/api/v1/users/export'

test('is one file with everything personal and no secret', async () => {
  const { user, headers } = await createMember(provider, { phone: '+49 30 901820' })
  await subscribe(provider, [user.id])
  const soon = await createClass(provider)
  await provider.call('POST', '/api/v1/bookings', {
    headers,
    body: { booking: { live_class_id: soon.id } },
  })
  const started = provider.clock.now().getTime()
  await provider.db.insert(userVideoWatches).values(
    Array.from({ length: 1_203 }, (_, index) => ({
      userId: user.id,
      videoId: 1,
      playbackStartedAt: new Date(started - index * 1_000),
      watchedSeconds: index,
      live: false,
    })),
  )
  const { status, headers: sent, body } = await provider.call('GET', path, { headers })
  expect(status).toBe(200)
  expect(sent.get('content-disposition')).toBe('attachment; filename="x-plus-data.json"')
  expect(sent.get('cache-control')).toBe('private, no-store')
  expect(body.account).toMatchObject([{ email: user.email, phone: '+49 30 901820' }])
  expect(body.bookings).toMatchObject([{ title: 'Test class', status: 'booked' }])
  expect(body.subscriptions).toMatchObject([{ plan: expect.any(String), status: 'active' }])
  expect(body.sessions).toHaveLength(1)
  // More than one page, each row once.
  const seconds = body.watched.map((row: { watched_seconds: number }) => row.watched_seconds)
  expect(new Set(seconds).size).toBe(1_203)
  const text = JSON.stringify(body)
  for (const secret of ['password_hash', 'token', 'client', '$argon2'])
    expect(text).not.toContain(secret)
})

/** A member with something in every part of an export. */
async function createFullMember() {
  const { user, headers } = await createMember(provider)
  await subscribe(provider, [user.id])
  const [soon, full] = await Promise.all([
    createClass(provider),
    createClass(provider, { startsIn: 3_000 }),
  ])
  const body = { booking: { live_class_id: soon.id } }
  await provider.call('POST', '/api/v1/bookings', { headers, body })
  const list = { favorite_list: { name: 'Evenings' } }
  await provider.call('POST', '/api/v1/favorite_lists', { headers, body: list })
  const record = await createRecord(provider)
  const insert = (text: string, ...values: unknown[]) =>
    provider.pool.query(text, [user.id, ...values])
  await insert('update studio_members set user_id = $1, linked_at = now() where id = $2', record.id)
  for (const [table, columns, values] of [
    ['profile_pictures', 'token, content, created_at', "'token', 'x', now()"],
    ['accepted_agreements', 'agreement_id, version, accepted_at', "1, '1', now()"],
    ['mail_preferences', 'opt_out_token', "'token'"],
    ['calendar_feeds', 'token, created_at', "'token', now()"],
    [
      'user_video_watches',
      'video_id, playback_started_at, watched_seconds, live',
      '1, now(), 9, false',
    ],
    ['user_video_sessions', 'video_id', '1'],
    ['video_ratings', 'video_id, stars, difficulty, rated_at', "1, 5, 'harder', now()"],
    ['trial_refusals', 'plan_id, refused_at', '1, now()'],
  ])
    await insert(`insert into ${table} (user_id, ${columns}) values ($1, ${values})`)
  await insert(
    `insert into waitlist_entries (user_id, live_class_id, promote_until, created_at)
      values ($1, $2, now(), now())`,
    full.id,
  )
  const bought = 'from subscriptions where user_id = $1 limit 1'
  await insert(
    `insert into trial_grants (user_id, subscription_id, granted_at) select $1, id, now() ${bought}`,
  )
  await insert(
    `insert into invoices (user_id, subscription_id, year, sequence, gateway_invoice_id, plan_name,
        reason, amount, tax, currency, payer_name, payer_email, paid_at)
      select $1, id, 2026, 1, 'in', 'Plan', 'first', 1, 0, 'usd', 'A', 'a', now() ${bought}`,
  )
  await provider.pool.query(
    `insert into studio_bookings (studio_member_id, class_name, starts_at, duration_minutes, status)
      values ($1, 'Flow', now(), 50, 'attended')`,
    [record.id],
  )
  const person = { first_name: 'A', last_name: 'B', phone: '5551230000' }
  await provider.call('POST', '/api/v1/free_class_requests', {
    headers,
    body: { free_class_request: { studio_id: 1, email: user.email, ...person } },
  })
  await insert(
    `with benefit as (
        insert into enterprise_providers (name, description, terms, seats, claimed)
        values ('Acme', 'x', 'x', 1, 1) returning id
      )
      insert into enterprise_claims (user_id, provider_id, claimed_at) select $1, id, now() from benefit`,
  )
  return { headers }
}

test('holds nothing of anybody else', async () => {
  const other = await createFullMember()
  const { user, headers } = await createMember(provider)
  const everything = (await provider.call('GET', path, { headers: other.headers })).body
  const { body } = await provider.call('GET', path, { headers })
  const isCovered = ([, rows]: [string, unknown]) => (rows as unknown[]).length > 0
  expect(Object.entries(everything).filter((one) => !isCovered(one))).toEqual([])
  const sections = Object.entries(body as Record<string, unknown[]>)
  const own = sections.filter((one) => one[0] !== 'exported_at' && isCovered(one))
  expect(own.map(([name, rows]) => [name, rows.length])).toEqual([
    ['account', 1],
    ['sessions', 1],
  ])
  expect(body.account).toMatchObject([{ email: user.email }])
})

test('knows every table that is about people', async () => {
  const tables = new Set((await tablesOfPeople(provider)).map(({ table }) => table))
  // A new table belongs into the export, or here with the reason why it does not.
  const exported = [
    'accepted_agreements',
    'bookings',
    'calendar_feeds',
    'enterprise_claims',
    'favorite_lists',
    'free_class_requests',
    'invoices',
    'mail_preferences',
    'profile_pictures',
    'sessions',
    'studio_members',
    'subscriptions',
    'trial_grants',
    'trial_refusals',
    'user_video_sessions',
    'user_video_watches',
    'video_ratings',
    'waitlist_entries',
  ]
  const leftOut = [
    'device_codes', // lives for minutes, and is a secret
    'known_addresses', // hashes
    'password_resets', // secrets
    'payment_customers', // the card provider's id
    'public_purchases', // its subscription is exported
    'purchase_keys', // of requests, not of people
    'studio_unlinks', // lives for an hour, to undo
  ]
  expect([...tables].sort()).toEqual([...exported, ...leftOut].sort())
})

test('needs a session', async () => {
  expect((await provider.call('GET', path)).status).toBe(401)
})
