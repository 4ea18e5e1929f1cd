import { HTTPException } from 'hono/http-exception'
import { isUnavailable } from '../db/database-errors'
import { shortStack } from '../log'
import { type Translator, requestTranslator } from '../texts/translator'
import type { AppContext } from './context'
import { badRequest, HttpError, unavailable } from './errors'

// The keys of error bodies that hold sentences; `code` and its siblings are for programs.
const translatedKeys = ['error', 'errors', 'messages']

function translateValue(value: unknown, translator: Translator): unknown {
  if (typeof value === 'string') return translator.read(value)
  if (Array.isArray(value)) return value.map((item) => translateValue(item, translator))
  return value
}

function translateMember(value: unknown, translator: Translator): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return translateValue(value, translator)
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      // In a card error, an object, only the message is a sentence.
      'message' in value && key !== 'message' ? item : translateValue(item, translator),
    ]),
  )
}

/** An error body with its sentences in another language. */
function translateBody(body: object, translator: Translator): object {
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      translatedKeys.includes(key) ? translateMember(value, translator) : (value as unknown),
    ]),
  )
}

/** Responds with a thrown error, its sentences in the caller's language. */
function respond(c: AppContext, { body, status, headers }: HttpError): Response {
  const translator = requestTranslator(c)
  return c.json(translateBody(body, translator), status, {
    ...headers,
    'content-language': translator.tag,
    vary: 'accept-language',
  })
}

/**
 * Turns whatever a handler threw into a response. Only unexpected errors are logged, without
 * values.
 */
export function handleError(error: Error, c: AppContext): Response {
  if (error instanceof HttpError) return respond(c, error)
  if (error instanceof HTTPException) {
    const { status } = error
    const message = status === 415 ? 'body_not_json' : 'refused'
    return respond(c, status === 400 ? badRequest() : new HttpError(status, { error: message }))
  }
  const isBusy = isUnavailable(error)
  const cause = error.cause instanceof Error ? error.cause : error
  c.var.deps.log.error(isBusy ? 'database busy' : 'unexpected error', {
    request_id: c.var.requestId,
    name: cause.name,
    code: 'code' in cause ? cause.code : undefined,
    // Messages of Drizzle, and of the server about a statement, may repeat values of the query.
    message: isBusy || !error.message.startsWith('Failed query') ? cause.message : undefined,
    stack: isBusy ? undefined : shortStack(cause),
  })
  return isBusy ? respond(c, unavailable()) : c.json({}, 500)
}
