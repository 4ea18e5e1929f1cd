import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type FieldMessage, type Message, messageOf, messageWith } from '../texts/message'

/**
 * A response that a handler gives by throwing: status, wire body with message codes instead of
 * sentences, and headers.
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

/** Field name → messages without the field's name: `{ email: ['taken'] }`. */
export type FieldErrors = Record<string, Message[]>

const retryHeader = (seconds: number) => ({
  'retry-after': String(Math.max(1, Math.ceil(seconds))),
})

function fullMessages(fields: FieldErrors): (Message | FieldMessage)[] {
  return Object.entries(fields).flatMap(([field, messages]) =>
    field === 'base' ? messages : messages.map((message) => messageOf(field, message)),
  )
}

export const badRequest = (message: Message = 'malformed_request') =>
  new HttpError(400, { error: message })

export const unauthorized = (message: Message = 'sign_in_required') =>
  new HttpError(401, { errors: [message] })

export const forbidden = (
  message: Message = 'subscription_required',
  code = 'subscription_required',
  details?: object,
) => new HttpError(403, { error: message, code, details })

/** Also for what belongs to another user. */
export const notFound = () => new HttpError(404, { error: 'not_found' })

export const conflict = (message: Message) => new HttpError(409, { error: message })

/** Errors by field; the field `base` is for the whole form. */
export const invalidFields = (fields: FieldErrors) =>
  new HttpError(422, { errors: { full_messages: fullMessages(fields), ...fields } })

/** An error of the whole form. */
export const invalidForm = (message: Message) => invalidFields({ base: [message] })

export const invalidList = (...messages: (Message | FieldMessage)[]) =>
  new HttpError(422, { errors: messages })

export const invalidRequest = (message: Message | FieldMessage) =>
  new HttpError(422, { error: message })

export const invalidMessages = (...messages: (Message | FieldMessage)[]) =>
  new HttpError(422, { messages })

/** Says when to retry: in `Retry-After` to the second, in the message in minutes. */
export function tooMany(retryAfterSeconds: number): HttpError {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const error =
    minutes <= 1 ? 'too_many_attempts_minute' : messageWith('too_many_attempts', { minutes })
  return new HttpError(429, { error }, retryHeader(retryAfterSeconds))
}

export const unavailable = (retryAfterSeconds = 1) =>
  new HttpError(503, { error: 'busy' }, retryHeader(retryAfterSeconds))
