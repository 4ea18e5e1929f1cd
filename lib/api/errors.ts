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
 * The provider responded with an error status, or with a body that does not match the contract
 * (code `malformed`). `messages` are its own sentences, to be shown as plain text; `fieldErrors`
 * are keyed in camelCase; `body` is the parsed body in camelCase. From status 500 on all three are
 * empty.
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

/** No response: the host could not be reached, or the connection broke. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  readonly code = 'network'
  constructor(method: string, path: string, cause?: unknown) {
    super(`${method} ${path} got no answer`, { cause })
  }
}

/** The response was not complete within the timeout. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
  readonly code = 'timeout'
  constructor(method: string, path: string, timeoutMs: number) {
    super(`${method} ${path} took longer than ${timeoutMs} ms`)
  }
}

/** Every error that a call to the provider can throw. */
export type CallError = ApiError | NetworkError | TimeoutError
