import { captureException, init } from '@sentry/nextjs'
import { TRACE_SAMPLE_RATE } from '@/lib/reports/sample-rate'
import { scrubReport } from '@/lib/reports/scrub-report'

/**
 * The error reporting library behind named imports: importing the package itself at this distance
 * would load all of it.
 */
export function startSentry(options: { dsn: string; environment: string; release: string }) {
  init({ ...options, tracesSampleRate: TRACE_SAMPLE_RATE, beforeSend: scrubReport })
  return captureException
}
