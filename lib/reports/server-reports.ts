import type { Instrumentation } from 'next'
import { env } from '@/lib/env'
import { TRACE_SAMPLE_RATE } from '@/lib/reports/sample-rate'
import { scrubReport } from '@/lib/reports/scrub-report'

/** Starts error reporting on the server; without a DSN the library is not even loaded. */
export async function startServerReports(): Promise<void> {
  const { SENTRY_DSN, DEPLOYMENT } = env()
  if (!SENTRY_DSN) return
  const { init } = await import('@sentry/nextjs')
  init({
    dsn: SENTRY_DSN,
    environment: DEPLOYMENT,
    tracesSampleRate: TRACE_SAMPLE_RATE,
    beforeSend: scrubReport,
  })
}

/** Reports an error of a request. */
export async function reportRequestError(
  ...report: Parameters<Instrumentation.onRequestError>
): Promise<void> {
  if (!env().SENTRY_DSN) return
  const { captureRequestError } = await import('@sentry/nextjs')
  captureRequestError(...report)
}
