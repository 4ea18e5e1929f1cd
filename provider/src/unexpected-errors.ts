import { isUnavailable } from './db/is-unavailable'
import { shortStack, type Log } from './log'

const systemCode = /^E[A-Z0-9]+$/

/** An operation of the system that failed: a socket, a file, a connection to the database. */
const isFailedOperation = (error: unknown) =>
  isUnavailable(error) ||
  (error instanceof Error && 'code' in error && systemCode.test(String(error.code)))

function describe(error: unknown) {
  if (!(error instanceof Error)) return { error: typeof error }
  const code = 'code' in error ? error.code : undefined
  return { name: error.name, code, message: error.message, stack: shortStack(error) }
}

/**
 * What becomes of errors that no code waits for (docs/decisions/0014). All are logged with their
 * stack. A rejected promise and a failed operation of the system interrupted nothing but themselves,
 * and the process goes on. Any other exception left a callback half done: `end` is called, which
 * should let open requests finish and end the process.
 */
export function handleUnexpectedErrors(log: Log, end: () => void): void {
  process.on('unhandledRejection', (reason) => log.error('unhandled rejection', describe(reason)))
  process.on('uncaughtException', (error) => {
    log.error('uncaught exception', describe(error))
    if (!isFailedOperation(error)) end()
  })
}
