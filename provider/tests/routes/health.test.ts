import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendDueMails } from '../../src/jobs/send-mails'
import { enqueueMail } from '../../src/mail/enqueue-mail'
import { startProvider, type TestProvider } from '../support/start-provider'

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())

test('responds with its version while the database is reachable', async () => {
  const { status, body } = await provider.call('GET', '/health')
  expect(status).toBe(200)
  expect(body).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    mails: { oldest_due_seconds: null, retrying: 0 },
  })
})

test('is degraded, but not down, when mails stand still', async () => {
  const at = new Date().toISOString()
  await enqueueMail(provider.db, { key: 'data_export:1', kind: 'data_export', userId: 1, at })
  expect((await provider.call('GET', '/health')).body.status).toBe('ok')
  await provider.pool.query(`update pgboss.job set start_after = now() - interval '301 seconds'`)
  const { status, body } = await provider.call('GET', '/health')
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'degraded', mails: { oldest_due_seconds: 301 } })
  await sendDueMails(provider.deps)
  expect((await provider.call('GET', '/health')).body.status).toBe('ok')
})

test('unknown addresses respond 404 with the common body, also with doubled slashes', async () => {
  for (const path of ['/nope', '/api/v1/nope', '//health', '/health/']) {
    const { status, body } = await provider.call('GET', path)
    expect([path, status, body]).toEqual([path, 404, { error: 'Not found' }])
  }
})
