import { afterAll, beforeAll, expect, test } from 'vitest'
import { referrers } from '../../src/db/schema/studios'
import { startProvider, type TestProvider } from '../support/start-provider'
import { createUser } from '../support/users'

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())

const lookUp = (body: object) =>
  provider.call('POST', '/api/v1/verified_user_lookups', { body: { format: 'json', ...body } })

test('returns no account for an unknown email', async () => {
  const { status, body } = await lookUp({ email: ' Nobody@Example.com' })
  expect(status).toBe(200)
  expect(body).toEqual({
    email: 'nobody@example.com',
    count: 0,
    referrer_id_exists: false,
    users: [],
  })
})

test('returns only that an account exists', async () => {
  const user = await createUser(provider, { firstName: 'Canary', phone: '(555) 123-4567' })
  const { body } = await lookUp({ email: user.email.toUpperCase() })
  expect(body).toEqual({
    email: user.email,
    count: 1,
    referrer_id_exists: false,
    users: [{ id: user.id, email: user.email, studio: null, brand: null }],
  })
})

test('a known referrer is recognized', async () => {
  await provider.db.insert(referrers).values({ code: 'R7', name: 'A studio' })
  const ask = async (referrer_id: string) =>
    (await lookUp({ email: 'x@example.com', referrer_id })).body.referrer_id_exists
  expect([await ask('R7'), await ask('r7'), await ask("R7' or true --")]).toEqual([
    true,
    false,
    false,
  ])
})

test.each([
  'invalid@',
  '',
  'a b@example.com',
  'a@b',
  'a@b@c.example',
  'a@exa\nmple.com',
  '<a@b.example>',
])('%o is rejected', async (email) => {
  const { status, body } = await lookUp({ email })
  expect([status, body]).toEqual([422, { errors: ['Email is invalid'] }])
})
