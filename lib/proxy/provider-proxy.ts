import { credentialHeaders } from '@/lib/api/server-clients'
import { PROVIDER_TIMEOUT_MS, PURCHASE_TIMEOUT_MS } from '@/lib/api/timeouts'
import { endSession, readSession } from '@/lib/auth/session-cookie'
import { requestIdOf, visitorHeaders } from '@/lib/server/request-headers'
import { env } from '@/lib/config/env'
import { errorResponse } from '@/lib/server/responses'
import { isSameOriginWrite, readRequestBody } from './incoming-request'
import { forward, pickHeaders, reply } from './forward'

const MAX_ADDRESS = 8 * 1024

const requestHeaders = ['accept', 'accept-language', 'content-type', 'idempotency-key']
const responseHeaders = ['retry-after', 'x-request-id']

// NextAuth handles signing in and out, so that the browser never sees the credentials.
const closedPaths = ['/api/v1/users/sign_in', '/api/v1/users/sign_out']
// Files that the provider makes; none can run a script of this site.
const documentTypes = /^(?:application\/pdf|text\/csv|text\/calendar)\b/i
// A password reset link has its own credentials.
const ownCredentialsPath = '/api/v1/users/password'

/**
 * The proxy from the browser to the provider: forwards a request with the credentials of the
 * session cookie, and only known headers in both directions. A 401 of the provider ends the
 * cookie's session.
 */
export async function providerProxy(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const write = request.method !== 'GET' && request.method !== 'HEAD'
  if (request.url.length > MAX_ADDRESS) return errorResponse(414, 'too_large')
  if (!isPlainPath(pathname) || closedPaths.includes(pathname))
    return errorResponse(404, 'not_found')
  if (write && !isSameOriginWrite(request)) return errorResponse(403, 'foreign_origin')
  const body = write ? await readRequestBody(request) : undefined
  if (body instanceof Response) return body
  if (body?.byteLength && !isJson(request.headers)) return errorResponse(415, 'unsupported_type')

  const ownCredentials = resetCredentials(request, pathname)
  const answer = await forward({
    method: request.method,
    url: `${env().PROVIDER_URL}${pathname}${search}`,
    headers: {
      ...pickHeaders(request.headers, requestHeaders),
      ...visitorHeaders(request.headers),
      ...(ownCredentials ?? (await sessionCredentials(request))),
      'x-request-id': requestIdOf(request.headers),
    },
    body: body?.byteLength ? body : undefined,
    timeoutMs: pathname.endsWith('/subscriptions/web') ? PURCHASE_TIMEOUT_MS : PROVIDER_TIMEOUT_MS,
    signal: write ? undefined : request.signal,
  })
  if (answer instanceof Response) return answer
  const date = answer.headers.get('date')
  const headers = {
    ...pickHeaders(answer.headers, responseHeaders),
    ...(date && { 'x-provider-date': date }),
  }
  // Details of a host's failure, in JSON or as an error page of a proxy, are for its operators
  // only.
  if (answer.status >= 500) return errorResponse(answer.status, 'unavailable', headers)
  const isDocument = !write && answer.status === 200 && documentTypes.test(typeOf(answer.headers))
  if (answer.body.byteLength > 0 && !isJson(answer.headers) && !isDocument)
    return errorResponse(answer.status < 400 ? 502 : answer.status, 'unavailable')
  const response = reply(answer, {
    ...pickHeaders(answer.headers, ['content-type']),
    ...(isDocument && pickHeaders(answer.headers, ['content-disposition'])),
    ...headers,
  })
  if (answer.status === 401 && !ownCredentials) endSession(request.headers, response.headers)
  return response
}

// Letters, digits and `_-.~` in segments other than `.` and `..`, so that no other parser can read
// the path differently: no encoded slash, no `//`, no dot segment.
function isPlainPath(pathname: string): boolean {
  return /^\/api\/v[12](?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/.test(pathname)
}

const typeOf = (headers: Headers): string => headers.get('content-type') ?? ''

function isJson(headers: Headers): boolean {
  return /^application\/(?:[\w.+-]+\+)?json\b/i.test(typeOf(headers))
}

function resetCredentials(request: Request, pathname: string): Record<string, string> | null {
  const own = pickHeaders(request.headers, ['access-token', 'uid', 'client'])
  return pathname === ownCredentialsPath && own['access-token'] ? own : null
}

async function sessionCredentials(request: Request): Promise<Record<string, string>> {
  const session = await readSession(request.headers)
  return session ? credentialHeaders(session) : {}
}
