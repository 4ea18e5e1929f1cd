import { expect, it, vi } from 'vitest'
import * as environment from '@/lib/config/env'
import { startServerReports } from '@/lib/reports/server-reports'
import { testEnv } from '@/tests/support/next-request'
import { startReportCollector } from '@/tests/support/report-collector'
import { kindsIn, leaksIn, reportEverywhere } from './report-everywhere'

it('no kind of server report contains a secret or a network address', async () => {
  const { dsn, received } = await startReportCollector()
  vi.spyOn(environment, 'env').mockReturnValue(testEnv({ SENTRY_DSN: dsn }))
  await startServerReports()
  await reportEverywhere(await import('@sentry/nextjs'))
  expect(kindsIn(received())).toEqual([
    'event',
    'log',
    'session',
    'sessions',
    'span',
    'trace_metric',
  ])
  expect(leaksIn(received())).toEqual([])
  expect(received().includes('told without a secret')).toBe(true)
})
