import { HTTPException } from 'hono/http-exception'
import { speechOf } from '../texts/speech-of'
import type { AppContext } from './types'
import { badRequest, HttpError, unavailable } from './errors'
import { speakBody } from './speak-body'

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

/** The answer that was thrown, its sentences in the language that the caller reads. */
function answer(c: AppContext, { body, status, headers }: HttpError): Response {
  const speech = speechOf(c)
  return c.json(speakBody(body, speech), status, {
    ...headers,
    'content-language': speech.tag,
    vary: 'accept-language',
  })
}

/** Turns whatever a handler threw into an answer; only unexpected errors are logged, without values. */
export function handleError(error: Error, c: AppContext): Response {
  if (error instanceof HttpError) return answer(c, error)
  if (error instanceof HTTPException) {
    const { status } = error
    const sentence = status === 415 ? 'Send the body as JSON' : 'Refused'
    return answer(c, status === 400 ? badRequest() : new HttpError(status, { error: sentence }))
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
    return answer(c, unavailable())
  }
  return c.json({}, 500)
}
