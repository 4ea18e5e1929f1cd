import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProvider, type TestProvider } from '../support/start-provider'
import { createUser } from '../support/users'

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())

const signIn = (email: string) =>
  provider.call('POST', '/api/v1/users/sign_in', { body: { email, password: 'wrong' } })

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

test('the response time does not reveal whether an email has an account or a password', async () => {
  const emails = {
    known: (await createUser(provider)).email,
    unknown: 'nobody@example.com',
    withoutPassword: (await createUser(provider, { passwordHash: null })).email,
  }
  const took = { known: [], unknown: [], withoutPassword: [] } as Record<
    keyof typeof emails,
    number[]
  >
  for (let round = 0; round < 25; round += 1) {
    for (const kind of ['known', 'unknown', 'withoutPassword'] as const) {
      const asked = performance.now()
      await signIn(emails[kind])
      took[kind].push(performance.now() - asked)
    }
  }
  const usual = median(took.known)
  for (const kind of ['unknown', 'withoutPassword'] as const) {
    expect(median(took[kind]) / usual).toBeGreaterThan(0.6)
    expect(median(took[kind]) / usual).toBeLessThan(1.6)
  }
})

test('of 200 sign-ins at once those beyond the queue get 503, and other requests stay quick', async () => {
  const storm = Array.from({ length: 200 }, () => signIn('nobody@example.com'))
  const others: number[] = []
  for (let n = 0; n < 10; n += 1) {
    const asked = performance.now()
    await provider.call('GET', '/api/v1/settings/legal_agreements')
    others.push(performance.now() - asked)
  }
  const responses = await Promise.all(storm)
  const refused = responses.filter(({ status }) => status === 503)
  const checked = responses.filter(({ status }) => status === 401)
  expect(refused.length + checked.length).toBe(200)
  expect(refused.length).toBeGreaterThan(0)
  expect(checked.length).toBeGreaterThanOrEqual(52)
  expect(refused.every(({ headers }) => headers.get('retry-after') === '2')).toBe(true)
  expect(median(others)).toBeLessThan(1_000)
  expect((await signIn('nobody@example.com')).status).toBe(401)
})
