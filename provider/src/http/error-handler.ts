import { HTTPException } from 'hono/http-exception'
import type { AppContext } from './types'
import { badRequest, HttpError, unavailable } from './errors'

const busyCodes = new Set([
  '57014', // statement took over 5 s
  '57P01', // server is going down
  '57P02',
  '57P03', // server is starting
  '53300', // too many connections
  '53100', // disk full
  '25P03', // idle transaction was ended
  '40001',
  '40P01', // deadlock
  'ECONNREFUSED',
  'ECONNRESET',
])
const busyMessages = /timeout exceeded when trying to connect|Connection terminated/

/** The database is too slow, full or away: the caller may try again. Looks through wrapped causes. */
function isDatabaseBusy(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at ? String(at.code) : ''
    if (busyCodes.has(code) || busyMessages.test(at.message)) return true
  }
  return false
}

/** Turns whatever a handler threw into an answer; only unexpected errors are logged, without values. */
export function handleError(error: Error, c: AppContext): Response {
  if (error instanceof HttpError) return c.json(error.body, error.status, error.headers)
  if (error instanceof HTTPException) {
    const { status } = error
    return status === 400
      ? c.json(badRequest().body, 400)
      : c.json({ error: status === 415 ? 'Send the body as JSON' : 'Refused' }, status)
  }
  const busy = isDatabaseBusy(error)
  const cause = error.cause instanceof Error ? error.cause : error
  c.var.deps.log.error(busy ? 'database busy' : 'unexpected error', {
    request_id: c.var.requestId,
    name: cause.name,
    code: 'code' in cause ? cause.code : undefined,
    // Drizzle's own message repeats the values of the query.
    message: error.message.startsWith('Failed query') ? undefined : cause.message,
    stack: cause.stack
      ?.split('\n')
      .slice(1, 8)
      .map((line) => line.trim()),
  })
  if (busy) {
    const { body, status, headers } = unavailable()
    return c.json(body, status, headers)
  }
  return c.json({}, 500)
}
