import { afterAll, beforeAll, expect, test } from 'vitest'
import { userVideoWatches } from '../../src/db/schema/watching'
import { createClass } from '../support/live-classes'
import { createSeededDatabase } from '../support/seeded-database'
import { startProvider, type TestProvider } from '../support/start-provider'
import { subscribe } from '../support/subscribers'
import { createMember } from '../support/users'
import { tablesOfPeople } from './support/personal-tables'

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider({ database: await createSeededDatabase() })
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

test('holds nothing of anybody else', async () => {
  const other = await createMember(provider, { lastName: 'Somebodyelse' })
  await provider.call('POST', '/api/v1/favorite_lists', {
    headers: other.headers,
    body: { favorite_list: { name: 'Somebodyelse list' } },
  })
  const { headers } = await createMember(provider)
  const { body } = await provider.call('GET', path, { headers })
  expect(JSON.stringify(body)).not.toContain('Somebodyelse')
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
  ]
  expect([...tables].sort()).toEqual([...exported, ...leftOut].sort())
})

test('needs a session', async () => {
  expect((await provider.call('GET', path)).status).toBe(401)
})
