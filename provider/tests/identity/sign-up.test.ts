import { randomUUID } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptedAgreements, users } from '../../src/db/schema/identity'
import { signUpBody } from '../support/sign-up'
import { startProvider, type TestProvider } from '../support/start-provider'

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())

const signUp = (changes?: Record<string, unknown>) =>
  provider.call('POST', '/api/v1/users', { body: signUpBody(changes) })

test('creates an account, signs it in and stores the accepted agreements', async () => {
  const email = `  New.Person+${randomUUID()}@Example.COM `
  const { status, headers, body } = await signUp({ email, phone: '(555) 123-4567' })
  expect(status).toBe(201)
  expect(body).toEqual({
    id: expect.any(Number),
    uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    uid: body.uuid,
    email: email.trim().toLowerCase(),
    first_name: 'Ada',
    last_name: 'Larsen',
    phone: '(555) 123-4567',
    country: null,
    language: 'en',
    time_zone: null,
    profile_picture_url: null,
    registration_type: 'email',
    in_trial: false,
    has_active_subscription: false,
    entitled: false,
    entitlements: [],
    created_at: provider.clock.now().toISOString(),
  })
  const session = Object.fromEntries(
    ['access-token', 'client', 'uid'].map((name) => [name, headers.get(name) ?? '']),
  )
  expect((await provider.call('GET', '/api/v1/user', { headers: session })).body).toEqual(body)
  const agreed = await provider.db
    .select()
    .from(acceptedAgreements)
    .where(eq(acceptedAgreements.userId, body.id))
  expect(agreed.map(({ agreementId }) => agreementId).sort()).toEqual([1, 2, 3])
})

test('names every field that is wrong', async () => {
  const { status, body } = await signUp({
    email: 'not an address',
    first_name: '  ',
    last_name: '',
    phone: 'call me',
  })
  expect(status).toBe(422)
  expect(body.errors).toEqual({
    full_messages: expect.arrayContaining(['Email is invalid', 'First name can’t be blank']),
    email: ['is invalid'],
    first_name: ['can’t be blank'],
    last_name: ['can’t be blank'],
    phone: ['is invalid'],
  })
})

test.each(['a@x.example，b@y.example', 'a＠x.example；b@y.example', 'a（b）@x.example'])(
  'rejects %s, which a mail header would read as several addresses',
  async (email) => {
    const { status, body } = await signUp({ email })
    expect([status, body.errors?.email]).toEqual([422, ['is invalid']])
  },
)

test('rejects passwords that differ, and missing agreements', async () => {
  const { status, body } = await signUp({
    password_confirmation: 'other',
    legal_agreement_ids: [1],
  })
  expect(status).toBe(422)
  expect(body.errors.password_confirmation).toEqual(['doesn’t match Password'])
  expect(body.errors.legal_agreement_ids).toEqual(['must be accepted'])
})

test('a missing key gets 400', async () => {
  const user: Partial<ReturnType<typeof signUpBody>['user']> = { ...signUpBody().user }
  delete user.email
  const { status, body } = await provider.call('POST', '/api/v1/users', { body: { user } })
  expect([status, body]).toEqual([400, { error: 'Malformed request' }])
})

test('20 concurrent requests with one email create exactly one account', async () => {
  const email = `${randomUUID()}@example.com`
  const spellings = [email, email.toUpperCase(), ` ${email}`, `${email} `]
  const attempts = Array.from({ length: 20 }, (_, n) => signUp({ email: spellings[n % 4] }))
  const responses = await Promise.all(attempts)
  const refused = responses.filter(({ status }) => status === 422)
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(refused).toHaveLength(19)
  for (const { body } of refused) {
    expect(body.errors).toEqual({
      full_messages: ['Email has already been taken'],
      email: ['has already been taken'],
    })
  }
  const [stored] = await provider.db
    .select({ n: count() })
    .from(users)
    .where(eq(users.email, email))
  expect(stored?.n).toBe(1)
})

test('ignores fields that a new account cannot set', async () => {
  const extra = {
    id: 999_999,
    uuid: '00000000-0000-4000-8000-000000000000',
    created_at: '2000-01-01T00:00:00Z',
    in_trial: true,
    has_active_subscription: true,
    password_hash: 'x',
    role: 'admin',
  }
  const { status, body } = await signUp(extra)
  expect(status).toBe(201)
  expect(body.id).not.toBe(extra.id)
  expect(body.uuid).not.toBe(extra.uuid)
  expect(body.created_at).toBe(provider.clock.now().toISOString())
  expect([body.in_trial, body.has_active_subscription]).toEqual([false, false])
})
