import { BodyTooLargeError, readBody } from '@/lib/api/read-body'
import { withTimeLimit } from '@/lib/api/time-limit'
import { logLine } from '@/lib/server/log'
import { NO_STORE, errorResponse } from '@/lib/server/responses'

const MAX_RESPONSE_BYTES = 5 * 1024 * 1024

type ForwardInput = {
  method: string
  url: string
  headers: Record<string, string>
  body?: BodyInit
  timeoutMs: number
  /** Aborts the call when the visitor has left; omitted for writes, which must complete. */
  signal?: AbortSignal
}

type ForwardedResponse = { status: number; headers: Headers; body: Uint8Array<ArrayBuffer> }

/**
 * Sends one request to another host and reads its response within the timeout; redirects are not
 * followed. When there is no usable response, returns an error response instead.
 */
export function forward(input: ForwardInput): Promise<ForwardedResponse | Response> {
  const { method, url, headers, body, timeoutMs, signal } = input
  return withTimeLimit(timeoutMs, async (limit) => {
    try {
      const response = await fetch(url, {
        method,
        headers,
        body,
        redirect: 'manual',
        cache: 'no-store',
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      })
      // 304 responds to `if-none-match` and is not a redirect.
      const { status } = response
      if (status >= 300 && status < 400 && status !== 304) return unusable(input, 'redirected')
      return {
        status: response.status,
        headers: response.headers,
        body: await readBody(response, MAX_RESPONSE_BYTES),
      }
    } catch (error) {
      if (signal?.aborted) return errorResponse(499, 'aborted')
      if (limit.aborted) return unusable(input, 'timeout', 504)
      return unusable(input, error instanceof BodyTooLargeError ? 'too_large' : 'unavailable')
    }
  })
}

function unusable({ method, url, headers }: ForwardInput, code: string, status = 502): Response {
  const requestId = headers['x-request-id']
  logLine('no answer passed on', {
    method,
    path: new URL(url).pathname,
    code,
    request_id: requestId,
  })
  return errorResponse(status, code, requestId ? { 'x-request-id': requestId } : {})
}

/** The headers among `names` that are present. */
export function pickHeaders(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}

/** A response for the visitor with only these headers. */
export function reply(
  { status, body }: ForwardedResponse,
  headers: Record<string, string>,
): Response {
  const empty = status === 204 || body.byteLength === 0
  return new Response(empty ? null : body, {
    status,
    headers: { 'cache-control': NO_STORE, ...headers },
  })
}
