import type { Instrumentation } from 'next'

const isServer = process.env.NEXT_RUNTIME === 'nodejs'

/** Runs once before the server takes requests: a bad configuration ends the start here. */
export async function register(): Promise<void> {
  if (!isServer || process.env.NEXT_PHASE === 'phase-production-build') return
  const { startServer } = await import('@/lib/server/start-server')
  await startServer()
}

/** Hands errors of rendering and of route handlers to the error reporting, where there is one. */
export const onRequestError: Instrumentation.onRequestError = async (...report) => {
  if (!isServer) return
  const { reportRequestError } = await import('@/lib/reports/server-reports')
  await reportRequestError(...report)
}
