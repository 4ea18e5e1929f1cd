import { env } from '@/lib/config/env'
import { forward, pickHeaders, reply } from '@/lib/proxy/forward'
import { requestIdOf, visitorHeaders } from '@/lib/server/request-headers'
import { errorResponse } from '@/lib/server/responses'

const TIMEOUT_MS = 6_000
const responseHeaders = ['cache-control', 'content-type', 'etag', 'retry-after', 'x-robots-tag']

/** A member's bookings for calendar programs, under this site's own address. */
export async function GET(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (!/^\/calendar\/[\w-]{16,128}\.ics$/.test(pathname)) return errorResponse(404, 'not_found')
  const response = await forward({
    method: request.method,
    url: `${env().PROVIDER_URL}${pathname}`,
    headers: {
      ...pickHeaders(request.headers, ['if-none-match']),
      ...visitorHeaders(request.headers),
      'x-request-id': requestIdOf(request.headers),
    },
    timeoutMs: TIMEOUT_MS,
    signal: request.signal,
  })
  if (response instanceof Response) return response
  return reply(response, pickHeaders(response.headers, responseHeaders))
}
