import { buildQuery, type QueryParams } from '@/lib/routing/query'
import { toSnakeCase } from './case'
import { NetworkError, TimeoutError } from './errors'
import { type ApiResponse, readResponse } from './response'
import type { Decoder } from './schema'
import { withTimeLimit } from './time-limit'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export type CallOptions<T> = {
  /** Checks the response body, whose keys are in camelCase. */
  decode: Decoder<T>
  /** camelCase keys; empty values are left out. */
  query?: QueryParams
  /** A plain value is sent as JSON with snake_case keys; forms are sent as they are. */
  body?: unknown
  headers?: Record<string, string>
  /** Keys whose values are keyed by data and must not be converted. */
  opaque?: readonly string[]
  /** Overrides the timeout of the client. */
  timeoutMs?: number
  signal?: AbortSignal
  /** Makes the provider execute a repeated write only once. */
  idempotencyKey?: string
  /** Lets the request finish after the page is unloaded. */
  keepalive?: boolean
  /**
   * Whether the user asked for this call, so that a 401 leads them to the login. Default: true for
   * writes.
   */
  wanted?: boolean
  /** Whether a 401 ends the session; the session's client decides how. Default true. */
  signOutOn401?: boolean
}

/** A client of the provider's API. Its name says which credentials it sends. */
export type Api = {
  /** Returns the decoded response with its status and headers. */
  send<T>(method: Method, path: string, options: CallOptions<T>): Promise<ApiResponse<T>>
  get<T>(path: string, options: CallOptions<T>): Promise<T>
  post<T>(path: string, options: CallOptions<T>): Promise<T>
  put<T>(path: string, options: CallOptions<T>): Promise<T>
  delete<T>(path: string, options: CallOptions<T>): Promise<T>
}

/**
 * A response and the call it belongs to; `sentAt` and `receivedAt` (of its headers) are in
 * milliseconds since 1970.
 */
export type Outcome = {
  method: Method
  call: Pick<CallOptions<unknown>, 'wanted' | 'signOutOn401'>
  response: Response
  sentAt: number
  receivedAt: number
}

type ClientOptions = {
  /** Prefix of every path, without a trailing slash, for example `http://localhost:4000/api`. */
  baseUrl: () => string
  headers?: () => Promise<Record<string, string>> | Record<string, string>
  init?: RequestInit
  /** Timeout of calls that set none, in milliseconds. */
  timeoutMs: number
  /**
   * Called with each response that has been read, before the caller gets it. Not before it is read:
   * leaving the page for what a response says would make its body a lost one.
   */
  observe?: (outcome: Outcome) => void
}

/**
 * Creates a client for the provider. Calls throw `ApiError`, `NetworkError` or `TimeoutError`; a
 * call that the caller aborts throws the abort reason. Nothing is retried here. Specification 7.
 */
export function createClient(options: ClientOptions): Api {
  function send<T>(method: Method, path: string, call: CallOptions<T>) {
    const { timeoutMs = options.timeoutMs, signal } = call
    return withTimeLimit(timeoutMs, async (limit) => {
      const sentAt = Date.now()
      try {
        const response = await fetch(address(options.baseUrl(), path, call.query), {
          ...options.init,
          method,
          headers: { ...(await options.headers?.()), ...callHeaders(call) },
          body: encodeBody(call),
          keepalive: call.keepalive,
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
        })
        const receivedAt = Date.now()
        try {
          const { decode, opaque } = call
          return await readResponse({ method, path, response, decode, opaque })
        } finally {
          options.observe?.({ method, call, response, sentAt, receivedAt })
        }
      } catch (cause) {
        throw nameFailure(cause, { method, path, limit, signal, timeoutMs })
      }
    })
  }
  const data =
    (method: Method) =>
    async <T>(path: string, call: CallOptions<T>) =>
      (await send(method, path, call)).data
  return { send, get: data('GET'), post: data('POST'), put: data('PUT'), delete: data('DELETE') }
}

function address(baseUrl: string, path: string, query: QueryParams = {}): string {
  const text = buildQuery(toSnakeCase<QueryParams>(query))
  return `${baseUrl}${path}${text && `?${text}`}`
}

function callHeaders({ headers, body, idempotencyKey }: CallOptions<unknown>) {
  return {
    accept: 'application/json',
    ...(body !== undefined && !isForm(body) && { 'content-type': 'application/json' }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...headers,
  }
}

function encodeBody({ body, opaque }: CallOptions<unknown>): BodyInit | undefined {
  if (body === undefined || isForm(body)) return body
  return JSON.stringify(toSnakeCase(body, { opaque }))
}

function isForm(body: unknown): body is FormData | URLSearchParams {
  return body instanceof FormData || body instanceof URLSearchParams
}

type FailureContext = {
  method: Method
  path: string
  limit: AbortSignal
  signal: AbortSignal | undefined
  timeoutMs: number
}

// fetch reports a broken connection as a TypeError; its other errors have names of their own.
function nameFailure(cause: unknown, { method, path, limit, signal, timeoutMs }: FailureContext) {
  if (signal?.aborted) return signal.reason as unknown
  if (limit.aborted) return new TimeoutError(method, path, timeoutMs)
  return cause instanceof TypeError ? new NetworkError(method, path, cause) : cause
}
