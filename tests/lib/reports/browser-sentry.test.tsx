import { createRequire } from 'node:module'
import { expect, it, vi } from 'vitest'
import { startSentry } from '@/lib/reports/browser-sentry'
import { startReportCollector } from '@/tests/support/report-collector'
import { kindsIn, leaksIn, reportEverywhere } from './report-everywhere'

// The browser build of the library, which Node.js does not resolve by name.
vi.mock('@sentry/nextjs', () => {
  const require = createRequire(import.meta.url)
  return require('../../../node_modules/@sentry/nextjs/build/cjs/index.client.js') as object
})

it('no kind of browser report contains a secret', async () => {
  const { dsn, received } = await startReportCollector()
  startSentry({ dsn, environment: 'test', release: '1.2.3' })
  await reportEverywhere(await import('@sentry/nextjs'))
  expect(kindsIn(received())).toEqual(['event', 'log', 'session', 'span', 'trace_metric'])
  expect(leaksIn(received())).toEqual([])
  expect(received().includes('told without a secret')).toBe(true)
  expect(received()).toContain('"infer_ip":"never"')
})
