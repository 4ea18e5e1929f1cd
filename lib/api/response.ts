import { toCamelCase } from './case'
import { ApiError } from './errors'
import { BodyTooLargeError, readBody } from './read-body'
import { type Decoder, SchemaError } from './schema'

/** The largest response body that is read, in bytes. */
const MAX_RESPONSE_BYTES = 5 * 1024 * 1024

export type ApiResponse<T> = { data: T; status: number; headers: Headers }

type ResponseInput<T> = {
  method: string
  path: string
  response: Response
  decode: Decoder<T>
  opaque?: readonly string[]
}

/**
 * Reads, converts and checks a response. Empty and non-JSON bodies count as no body. Throws
 * `ApiError` for an error status and, with the code `malformed`, for a body that does not match
 * `decode`.
 */
export async function readResponse<T>(input: ResponseInput<T>): Promise<ApiResponse<T>> {
  const { method, path, response, decode, opaque } = input
  const failure = { method, path, status: response.status, requestId: requestId(response) }
  try {
    const body = parse(await readBody(response, MAX_RESPONSE_BYTES), opaque)
    if (!response.ok) {
      // From 500 on the body may reveal internals of a host, so it is neither shown nor kept.
      const told = response.status < 500 ? body : null
      const { code, ...rest } = readErrorBody(told)
      const retryAfterSeconds = retryAfter(response)
      throw new ApiError({
        ...failure,
        ...rest,
        code: code ?? codeOf(response.status),
        retryAfterSeconds,
        body: told,
      })
    }
    return { data: decode(body), status: response.status, headers: response.headers }
  } catch (error) {
    if (
      error instanceof SchemaError ||
      error instanceof BodyTooLargeError ||
      error instanceof RangeError
    ) {
      throw new ApiError({ ...failure, code: 'malformed' })
    }
    throw error
  }
}

function parse(bytes: Uint8Array, opaque?: readonly string[]): unknown {
  let json: unknown
  try {
    json = JSON.parse(new TextDecoder().decode(bytes))
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
  return toCamelCase(json, { opaque })
}

const codes: Record<number, string> = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  422: 'invalid',
  429: 'too_many_attempts',
}

function codeOf(status: number): string {
  return codes[status] ?? (status >= 500 ? 'unavailable' : 'refused')
}

function requestId(response: Response): string | null {
  return response.headers.get('x-request-id')
}

function retryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? NaN)
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null
}

const MAX_MESSAGES = 20
const MAX_MESSAGE_LENGTH = 500

export type ErrorBody = {
  code: string | null
  messages: string[]
  fieldErrors: Record<string, string[]>
}

/**
 * Reads any error body of the provider, with camelCase keys. The messages come from the first of
 * `errors.fullMessages`, `fullMessages`, `error`, `error.message`, `errors[]`, `messages`,
 * `message` that is not empty.
 */
export function readErrorBody(body: unknown): ErrorBody {
  const { errors, error, messages, message, fullMessages, code } = record(body)
  const sources = [
    record(errors).fullMessages,
    fullMessages,
    error,
    record(error).message,
    errors,
    messages,
    message,
  ]
  return {
    code: typeof code === 'string' && /^[a-z][a-z0-9_]{0,60}$/.test(code) ? code : null,
    messages: sources.map(sentences).find((found) => found.length > 0) ?? [],
    fieldErrors: fieldErrors(errors),
  }
}

function fieldErrors(errors: unknown): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(record(errors))
      .filter(([field]) => field !== 'fullMessages')
      .map(([field, value]) => [field, sentences(value)] as const)
      .filter(([, found]) => found.length > 0),
  )
}

/** The messages in a string or a list of strings, trimmed and limited in number and length. */
function sentences(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value])
    .filter((item): item is string => typeof item === 'string')
    .map((item) => item.trim().slice(0, MAX_MESSAGE_LENGTH))
    .filter(Boolean)
    .slice(0, MAX_MESSAGES)
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}
