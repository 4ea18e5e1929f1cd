type ApiErrorInput = {
  method: string
  path: string
  status: number
  code: string
  messages?: string[]
  fieldErrors?: Record<string, string[]>
  requestId?: string | null
  retryAfterSeconds?: number | null
  body?: unknown
}

/**
 * The provider answered with a failure, or with something that is not an answer (`malformed`).
 * `messages` are its own sentences, ready to be shown as text; `fieldErrors` are keyed in camelCase;
 * `body` is the parsed answer in camelCase. From status 500 on all three are empty.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly messages: string[]
  readonly fieldErrors: Record<string, string[]>
  readonly requestId: string | null
  readonly retryAfterSeconds: number | null
  readonly body: unknown

  constructor(input: ApiErrorInput) {
    super(`${input.method} ${input.path} answered ${input.status} ${input.code}`)
    this.status = input.status
    this.code = input.code
    this.messages = input.messages ?? []
    this.fieldErrors = input.fieldErrors ?? {}
    this.requestId = input.requestId ?? null
    this.retryAfterSeconds = input.retryAfterSeconds ?? null
    this.body = input.body
  }
}

/** No answer came: the host could not be reached, or the connection broke. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  readonly code = 'network'
  constructor(method: string, path: string, cause?: unknown) {
    super(`${method} ${path} got no answer`, { cause })
  }
}

/** No whole answer came within the time limit. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
  readonly code = 'timeout'
  constructor(method: string, path: string, timeoutMs: number) {
    super(`${method} ${path} took longer than ${timeoutMs} ms`)
  }
}

/** Any way in which a call to the provider fails. */
export type CallError = ApiError | NetworkError | TimeoutError

// Compared by name and code, so that an error of another realm or copy of the module is known too.
const isNamed = (error: unknown, name: string, code?: string) =>
  error instanceof Error && error.name === name && (!code || (error as CallError).code === code)

export const isApiError = (error: unknown): error is ApiError => isNamed(error, 'ApiError')

/** The provider has no such thing, or it is not this person's to see. */
export const isNotFound = (error: unknown): boolean => isApiError(error) && error.status === 404

/** In how many minutes a refused call may be made again, at least 1; null when that is not told. */
export const retryAfterMinutes = ({ retryAfterSeconds }: ApiError): number | null =>
  retryAfterSeconds === null ? null : Math.max(1, Math.ceil(retryAfterSeconds / 60))

export const isCallError = (error: unknown): error is CallError =>
  isApiError(error) ||
  isNamed(error, 'NetworkError', 'network') ||
  isNamed(error, 'TimeoutError', 'timeout')

/** The answer took too long, here or between this site's server and the provider. */
export const isTimeout = (error: CallError): boolean =>
  isApiError(error) ? error.status === 504 : error.code === 'timeout'

/** No answer of the provider arrived: what was asked for may have been done all the same. */
export const isUnanswered = (error: CallError): boolean =>
  !isApiError(error) || [502, 504].includes(error.status) || error.code === 'malformed'
