import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../../src/db/schema/identity'
import { startProvider, type TestProvider } from '../support/start-provider'
import { createMember } from '../support/users'

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())

const change = (headers: Record<string, string>, password: string) =>
  provider.call('PUT', '/api/v1/users/password', {
    headers,
    body: { password, password_confirmation: password },
  })

const canSignIn = async (email: string, password: string) => {
  const body = { email, password }
  return (await provider.call('POST', '/api/v1/users/sign_in', { body })).status === 200
}

test('passwords keep all their characters: beyond 72 bytes, any alphabet, composed or not', async () => {
  const { user, headers } = await createMember(provider)
  const long = 'ключ от чердака '.repeat(8)
  const set = (password: string) => change(headers, password)
  await set(`${long}1`)
  expect(await canSignIn(user.email, `${long}1`)).toBe(true)
  expect(await canSignIn(user.email, `${long}2`)).toBe(false)
  await set('cafe\u0301 crème')
  expect(await canSignIn(user.email, 'café crème')).toBe(true)
  expect(await canSignIn(user.email, 'cafe creme')).toBe(false)
})

test('the hash is argon2id at 19 MiB and two passes, and differs for equal passwords', async () => {
  const hashes: (string | null)[] = []
  for (let n = 0; n < 2; n += 1) {
    const { user, headers } = await createMember(provider)
    await change(headers, 'a new plum kettle')
    const rows = await provider.db.select().from(users).where(eq(users.id, user.id))
    hashes.push(rows[0]?.passwordHash ?? null)
  }
  expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(hashes[0]).not.toBe(hashes[1])
})
