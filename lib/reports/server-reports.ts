import type { Instrumentation } from 'next'
import { env } from '@/lib/config/env'
import { publicConfig } from '@/lib/config/public-config'
import { reportOptions, scrubbing } from './report-options'

/** Starts error reporting on the server; without a DSN the library is not even loaded. */
export async function startServerReports(): Promise<void> {
  const { SENTRY_DSN, DEPLOYMENT } = env()
  if (!SENTRY_DSN) return
  const { init, makeNodeTransport } = await import('@sentry/nextjs')
  init({
    ...reportOptions,
    dsn: SENTRY_DSN,
    environment: DEPLOYMENT,
    release: publicConfig().version,
    // The machine's name is not sent either.
    includeServerName: false,
    transport: scrubbing(makeNodeTransport),
  })
}

/** Reports an error thrown while handling a request. */
export async function reportRequestError(
  ...report: Parameters<Instrumentation.onRequestError>
): Promise<void> {
  if (!env().SENTRY_DSN) return
  const { captureRequestError } = await import('@sentry/nextjs')
  captureRequestError(...report)
}
