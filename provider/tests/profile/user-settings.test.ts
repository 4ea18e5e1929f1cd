import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../src/db/schema/identity'
import { signUpBody } from '../support/sign-up'
import { startProvider, type TestProvider } from '../support/start-provider'
import { createMember, testPassword } from '../support/users'

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())

const change = (headers: Record<string, string>, user: object) =>
  provider.call('PUT', '/api/v1/user', { headers, body: { user } })

describe('PUT /v1/user', () => {
  test('changes what is given and nothing else', async () => {
    const { headers } = await createMember(provider, { country: 'US' })
    const { body } = await change(headers, { language: 'fr-CA', time_zone: 'America/Toronto' })
    expect(body).toMatchObject({
      first_name: 'Test',
      country: 'US',
      language: 'fr-CA',
      time_zone: 'America/Toronto',
    })
    const named = await change(headers, { first_name: ' Zoë ', phone: '+49 30 901820' })
    expect(named.body).toMatchObject({
      first_name: 'Zoë',
      phone: '+49 30 901820',
      language: 'fr-CA',
    })
    expect((await change(headers, { phone: '', country: '' })).body).toMatchObject({
      phone: null,
      country: null,
    })
  })

  test.each([
    [{ language: 'de' }, 'language', 'is unknown'],
    [{ time_zone: 'Mars/Olympus' }, 'time_zone', 'is unknown'],
    [{ time_zone: '+02:00' }, 'time_zone', 'is unknown'],
    [{ time_zone: '' }, 'time_zone', 'is unknown'],
    [{ first_name: ' ' }, 'first_name', 'can’t be blank'],
    [{ phone: '12' }, 'phone', 'is invalid'],
    [{ country: 'XX' }, 'country', 'is not a country'],
  ])('refuses %j', async (values, field, message) => {
    const { user, headers } = await createMember(provider)
    const { status, body } = await change(headers, { ...values, last_name: 'Changed' })
    expect([status, body.errors[field]]).toEqual([422, [message]])
    const [row] = await provider.db.select().from(users).where(eq(users.id, user.id))
    expect(row?.lastName).toBe('Person')
  })

  test('stores none of 60 further fields', async () => {
    const { user, headers } = await createMember(provider)
    const columns = ['id', 'uuid', 'email', 'buyer_email', 'password_hash', 'created_at']
    const spellings = ['deleted_at', 'deletedAt', 'passwordHash', 'registration_type', 'entitled']
    const invented = Array.from({ length: 49 }, (_, index) => `field_${index}`)
    const fields = [...columns, ...spellings, ...invented]
    expect(fields).toHaveLength(60)
    const read = async () =>
      (await provider.db.select().from(users).where(eq(users.id, user.id)))[0]
    const before = await read()
    const extra = Object.fromEntries(fields.map((field) => [field, 'x']))
    const { status, body } = await change(headers, { ...extra, first_name: 'Ada' })
    expect(status).toBe(200)
    expect(await read()).toEqual({ ...before, firstName: 'Ada' })
    expect(body).not.toHaveProperty('field_1')
  })
})

describe('the language of an account', () => {
  const signUp = (language: string) => {
    const body = signUpBody()
    const headers = { 'accept-language': language }
    return { body, made: provider.call('POST', '/api/v1/users', { body, headers }) }
  }

  test('is that of the page on which it was made', async () => {
    expect((await signUp('fr-CA').made).body.language).toBe('fr-CA')
    expect((await signUp('de').made).body.language).toBe('en')
  })

  test('is learnt at sign-in, and never changed there', async () => {
    const { user } = await createMember(provider)
    const signIn = async (language: string) => {
      const body = { email: user.email, password: testPassword }
      const headers = { 'accept-language': language }
      return (await provider.call('POST', '/api/v1/users/sign_in', { body, headers })).body.language
    }
    expect([await signIn('es'), await signIn('fr-CA')]).toEqual(['es', 'es'])
  })
})

test('a client that signs in by itself gets no session with the new account', async () => {
  const body = signUpBody()
  const made = await provider.call('POST', '/api/v1/users', { body: { ...body, session: false } })
  expect([made.status, made.headers.get('access-token')]).toEqual([201, null])
  const credentials = { email: body.user.email, password: body.user.password }
  const signedIn = await provider.call('POST', '/api/v1/users/sign_in', { body: credentials })
  const headers = Object.fromEntries(
    ['access-token', 'client', 'uid'].map((name) => [name, signedIn.headers.get(name)!]),
  )
  const { body: sessions } = await provider.call('GET', '/api/v1/users/sessions', { headers })
  expect(sessions.data).toHaveLength(1)
})
