import { HTTPException } from 'hono/http-exception'
import { isUnavailable } from '../db/is-unavailable'
import { shortStack } from '../log'
import { speechOf } from '../texts/speech-of'
import type { AppContext } from './types'
import { badRequest, HttpError, unavailable } from './errors'
import { speakBody } from './speak-body'

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
    const sentence = status === 415 ? 'body_not_json' : 'refused'
    return answer(c, status === 400 ? badRequest() : new HttpError(status, { error: sentence }))
  }
  const busy = isUnavailable(error)
  const cause = error.cause instanceof Error ? error.cause : error
  c.var.deps.log.error(busy ? 'database busy' : 'unexpected error', {
    request_id: c.var.requestId,
    name: cause.name,
    code: 'code' in cause ? cause.code : undefined,
    // Drizzle's own message, and the server's about a statement, may repeat values of the query.
    message: busy || !error.message.startsWith('Failed query') ? cause.message : undefined,
    stack: busy ? undefined : shortStack(cause),
  })
  return busy ? answer(c, unavailable()) : c.json({}, 500)
}
