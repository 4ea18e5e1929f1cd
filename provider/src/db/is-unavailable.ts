// SQLSTATE classes 08 (connection) and 53 (disk full, too many connections, out of memory), and the
// single codes of a server that goes down, comes up, gave up on a statement or cannot write.
const sqlStates = /^(08...|53...|57P0.|57014|25P03|25P04|25006|40001|40P01|55P03|58030)$/

const systemErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
  'EMFILE',
  'ENFILE',
])

// The client library has no codes for these.
const messages =
  /^(timeout expired|timeout exceeded when trying to connect|Query read timeout|Connection terminated.*|Client was closed.*|Client has encountered a connection error.*)$/

/**
 * Whether an error means that the database is away, starting, full or too slow, so that the caller
 * may try again. Looks through wrapped causes.
 */
export function isUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at ? String(at.code) : ''
    if (sqlStates.test(code) || systemErrors.has(code) || messages.test(at.message)) return true
  }
  return false
}
