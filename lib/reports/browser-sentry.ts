import { captureException, init, makeFetchTransport } from '@sentry/nextjs'
import { reportOptions, scrubbing } from './report-options'

/**
 * The error reporting library through named imports, because a dynamic import of the package itself
 * would load all of it.
 */
export function startSentry(options: { dsn: string; environment: string; release: string }) {
  init({ ...options, ...reportOptions, transport: scrubbing(makeFetchTransport) })
  return captureException
}
