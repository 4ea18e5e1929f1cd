import 'server-only'
import { parseCookie } from 'cookie'
import { authOptions } from './auth-options'
import { runAuth } from './run-auth'
import { hintCookie } from './session-hint-cookie'
import { isSameOriginWrite } from '@/lib/proxy/is-same-origin-write'
import { logLine } from '@/lib/server/log'
import { NO_STORE, errorResponse } from '@/lib/proxy/error-response'
import { readRequestBody } from '@/lib/proxy/read-request-body'
import { visitorHeaders } from '@/lib/server/visitor-address'
import { closestLocale } from '@/lib/locale/closest-locale'

const MAX_LOG_BYTES = 4 * 1024

const reads = ['session', 'csrf', 'providers', 'signin', 'signout', 'error', 'verify-request']
const writes = ['signin/credentials', 'callback/credentials', 'session', 'signout', '_log']

/** The sign-in library's address, with the checks that it does not make itself. Specification 7. */
export async function authProxy(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const action = url.pathname.split('/').slice(3)
  const write = request.method === 'POST'
  if (!(write ? writes : reads).includes(action.join('/'))) return errorResponse(404, 'not_found')
  if (write && !isSameOriginWrite(request)) return errorResponse(403, 'foreign_origin')
  const bytes = write
    ? await readRequestBody(request, action[0] === '_log' ? MAX_LOG_BYTES : undefined)
    : new Uint8Array()
  if (bytes instanceof Response) return bytes
  const body = fieldsOf(bytes)
  if (action[0] === '_log') return takeLog(body)

  let revoked: boolean | null = null
  const options = authOptions({
    visitor: visitorHeaders(request.headers),
    locale: closestLocale(request.headers.get('accept-language')),
    onRevoked: (value) => {
      revoked = value
    },
  })
  const cookies = parseCookie(request.headers.get('cookie') ?? '')
  delete cookies[options.cookies?.callbackUrl?.name ?? '']
  const query = Object.fromEntries(url.searchParams)
  delete query.callbackUrl
  const response = await runAuth({ method: request.method, action, query, body, cookies }, options)
  return finish(response, { revoked, cookieHeader: request.headers.get('cookie') ?? '' })
}

/** The fields of a form, without the return address: where to go next is the page's decision. */
function fieldsOf(bytes: Uint8Array): Record<string, string> {
  const fields = Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)))
  delete fields.callbackUrl
  return fields
}

async function finish(
  response: Response,
  { revoked, cookieHeader }: { revoked: boolean | null; cookieHeader: string },
): Promise<Response> {
  const headers = new Headers(response.headers)
  headers.set('cache-control', NO_STORE)
  const hint = hintCookie(response.headers.getSetCookie(), cookieHeader)
  if (hint) headers.append('set-cookie', hint)
  const body = await response.text()
  if (revoked === null || !body)
    return new Response(body || null, { status: response.status, headers })
  return Response.json({ ...JSON.parse(body), revoked }, { status: response.status, headers })
}

let logsInThisMinute = 0
let minute = 0

/** What browsers report about signing in: a code and a level, and not too many a minute. */
function takeLog({ level, code }: Record<string, string>): Response {
  const now = Math.floor(Date.now() / 60_000)
  logsInThisMinute = now === minute ? logsInThisMinute + 1 : 1
  minute = now
  if (logsInThisMinute <= 60 && ['error', 'warn', 'debug'].includes(level ?? ''))
    logLine('sign-in, browser', { level, code: code?.slice(0, 100) })
  return Response.json({}, { headers: { 'cache-control': NO_STORE } })
}
