import { isUnavailable } from './db/database-errors'
import { shortStack, type Log } from './log'

const systemCode = /^E[A-Z0-9]+$/

/** A failed operation of the system: a socket, a file, a database connection. */
const isSystemError = (error: unknown) =>
  isUnavailable(error) ||
  (error instanceof Error && 'code' in error && systemCode.test(String(error.code)))

function describeError(error: unknown) {
  if (!(error instanceof Error)) return { error: typeof error }
  const code = 'code' in error ? error.code : undefined
  return { name: error.name, code, message: error.message, stack: shortStack(error) }
}

/**
 * The handling of errors that no code catches (docs/decisions/0014). All are logged with their
 * stack. A rejected promise and a failed operation of the system affect nothing else, and the
 * process goes on. Any other exception left a callback unfinished: `end` is called, which should
 * let open requests finish and end the process.
 */
export function handleUnexpectedErrors(log: Log, end: () => void): void {
  process.on('unhandledRejection', (reason) =>
    log.error('unhandled rejection', describeError(reason)),
  )
  process.on('uncaughtException', (error) => {
    log.error('uncaught exception', describeError(error))
    if (!isSystemError(error)) end()
  })
}
