import { captureException, init, makeFetchTransport } from '@sentry/nextjs'
import { reportOptions, scrubbing } from './report-options'

/**
 * The error reporting library behind named imports: importing the package itself at this distance
 * would load all of it.
 */
export function startSentry(options: { dsn: string; environment: string; release: string }) {
  init({ ...options, ...reportOptions, transport: scrubbing(makeFetchTransport) })
  return captureException
}
