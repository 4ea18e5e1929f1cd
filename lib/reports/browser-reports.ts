import { whenIdle } from '@/lib/browser/idle'
import { pageConfig } from '@/lib/config/page-config'

const MAX_WAITING = 20
const waiting: unknown[] = []
let capture: ((error: unknown) => void) | null = null

/** Reports a handled error; does nothing without error reporting. */
export function reportError(error: unknown): void {
  if (capture) capture(error)
  else if (waiting.length < MAX_WAITING) waiting.push(error)
}

/**
 * Collects errors from now on, and loads the library that reports them once the page is idle.
 * Without a DSN nothing is collected or loaded.
 */
export function startBrowserReports(): void {
  const config = pageConfig()
  if (!config?.sentryDsn) return
  const { sentryDsn: dsn, deployment: environment, version: release } = config
  const onError = (event: ErrorEvent) => reportError(event.error)
  const onRejection = (event: PromiseRejectionEvent) => reportError(event.reason)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  whenIdle(async () => {
    const { startSentry } = await import('./browser-sentry')
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
    capture = startSentry({ dsn, environment, release })
    for (const error of waiting.splice(0)) capture(error)
  })
}
