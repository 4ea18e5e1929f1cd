// SQLSTATE classes 08 (connection) and 53 (disk full, too many connections, out of memory), and the
// codes of a server that is stopping, starting, cancelled a statement or cannot write.
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

// Errors of the driver have no code.
const driverMessages =
  /^(timeout expired|timeout exceeded when trying to connect|Query read timeout|Connection terminated.*|Client was closed.*|Client has encountered a connection error.*)$/

/**
 * Whether an error means that the database is unreachable, starting, full or too slow, so that the
 * caller may retry. Looks through wrapped causes.
 */
export function isUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at ? String(at.code) : ''
    if (sqlStates.test(code) || systemErrors.has(code) || driverMessages.test(at.message))
      return true
  }
  return false
}

/**
 * The SQLSTATE of a database error (`23505` for a violated unique constraint), also of a wrapped
 * one.
 */
export function sqlState(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code
  }
  return undefined
}
