import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProvider, type TestProvider } from '../support/start-provider'

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())

const signIn = (email: string) =>
  provider.call('POST', '/api/v1/users/sign_in', { body: { email, password: 'wrong' } })

test('of 200 sign-ins at once those beyond the queue get 503, and other requests do not wait for it', async () => {
  let finished = 0
  const storm = Array.from({ length: 200 }, async () => {
    const response = await signIn('nobody@example.com')
    finished += 1
    return response
  })
  for (let n = 0; n < 10; n += 1) {
    await provider.call('GET', '/api/v1/settings/legal_agreements')
  }
  const finishedBeforeOthers = finished
  const responses = await Promise.all(storm)
  const refused = responses.filter(({ status }) => status === 503)
  const checked = responses.filter(({ status }) => status === 401)
  expect(refused.length + checked.length).toBe(200)
  expect(refused.length).toBeGreaterThan(0)
  expect(checked.length).toBeGreaterThanOrEqual(52)
  expect(refused.every(({ headers }) => headers.get('retry-after') === '2')).toBe(true)
  expect(finishedBeforeOthers).toBeLessThan(200)
  expect((await signIn('nobody@example.com')).status).toBe(401)
})
