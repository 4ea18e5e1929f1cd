import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProvider, type TestProvider } from '../support/start-provider'

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())

test('responds with its version while the database is reachable', async () => {
  const { status, body } = await provider.call('GET', '/health')
  expect(status).toBe(200)
  expect(body).toEqual({ status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) })
})

test('unknown addresses respond 404 with the common body, also with doubled slashes', async () => {
  for (const path of ['/nope', '/api/v1/nope', '//health', '/health/']) {
    const { status, body } = await provider.call('GET', path)
    expect([path, status, body]).toEqual([path, 404, { error: 'Not found' }])
  }
})
