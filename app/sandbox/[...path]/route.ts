import { isSameOriginWrite, readRequestBody } from '@/lib/proxy/incoming-request'
import { forward, pickHeaders, reply } from '@/lib/proxy/forward'
import { errorResponse } from '@/lib/server/responses'
import { requestIdOf, visitorHeaders } from '@/lib/server/request-headers'
import { env } from '@/lib/config/env'

// Long, because the sandbox also simulates a slow bank.
const TIMEOUT_MS = 30_000
const requestHeaders = [
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'authorization',
]
const responseHeaders = [
  'cache-control',
  'content-security-policy',
  'content-type',
  'etag',
  'retry-after',
  'x-request-id',
]

async function sandboxProxy(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const write = request.method !== 'GET' && request.method !== 'HEAD'
  if (env().STRIPE_PUBLISHABLE_KEY) return errorResponse(404, 'not_found')
  if (!/^\/sandbox(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/.test(pathname))
    return errorResponse(404, 'not_found')
  if (write && !isSameOriginWrite(request)) return errorResponse(403, 'foreign_origin')
  const body = write ? await readRequestBody(request) : undefined
  if (body instanceof Response) return body

  const response = await forward({
    method: request.method,
    url: `${env().PROVIDER_URL}${pathname}${search}`,
    headers: {
      ...pickHeaders(request.headers, requestHeaders),
      ...visitorHeaders(request.headers),
      'x-request-id': requestIdOf(request.headers),
    },
    body: body?.byteLength ? body : undefined,
    timeoutMs: TIMEOUT_MS,
    signal: write ? undefined : request.signal,
  })
  if (response instanceof Response) return response
  return reply(response, pickHeaders(response.headers, responseHeaders))
}

/** The card sandbox under this site's own origin; only available when no real card key is set. */
export { sandboxProxy as GET, sandboxProxy as POST }
