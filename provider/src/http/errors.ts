import type { ContentfulStatusCode } from 'hono/utils/http-status'

/**
 * An answer that a handler gives by throwing: status, body as on the wire and headers.
 * The bodies are those of the error catalogue (specification 8).
 */
export class HttpError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly body: object,
    readonly headers: Record<string, string> = {},
  ) {
    super(`HTTP ${status}`)
  }
}

/** Field name → sentences without the field's name: `{ email: ['has already been taken'] }`. */
export type FieldErrors = Record<string, string[]>

const retryHeader = (seconds: number) => ({
  'retry-after': String(Math.max(1, Math.ceil(seconds))),
})

function fullMessages(fields: FieldErrors): string[] {
  return Object.entries(fields).flatMap(([field, messages]) => {
    if (field === 'base') return messages
    const words = field.replaceAll('_', ' ')
    const name = words.charAt(0).toUpperCase() + words.slice(1)
    return messages.map((message) => `${name} ${message}`)
  })
}

export const badRequest = (message = 'Malformed request') => new HttpError(400, { error: message })

export const unauthorized = (message = 'You need to sign in or sign up before continuing.') =>
  new HttpError(401, { errors: [message] })

export const forbidden = (
  message = 'A subscription is required.',
  code = 'subscription_required',
) => new HttpError(403, { error: message, code })

/** Also the answer for what belongs to another user. */
export const notFound = () => new HttpError(404, { error: 'Not found' })

export const conflict = (message: string) => new HttpError(409, { error: message })

/** Errors at fields; the field `base` is for the whole form. */
export const invalidFields = (fields: FieldErrors) =>
  new HttpError(422, { errors: { full_messages: fullMessages(fields), ...fields } })

export const invalidList = (...messages: string[]) => new HttpError(422, { errors: messages })

export const invalidRequest = (message: string) => new HttpError(422, { error: message })

export const invalidMessages = (...messages: string[]) => new HttpError(422, { messages })

/** Says when to try again: in `Retry-After` to the second, in the sentence in minutes. */
export function tooMany(retryAfterSeconds: number): HttpError {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const error =
    minutes <= 1
      ? 'Too many attempts. Try again in 1 minute.'
      : `Too many attempts. Try again in ${minutes} minutes.`
  return new HttpError(429, { error }, retryHeader(retryAfterSeconds))
}

export const unavailable = (retryAfterSeconds = 1) =>
  new HttpError(
    503,
    { error: 'The service is busy. Try again shortly.' },
    retryHeader(retryAfterSeconds),
  )
