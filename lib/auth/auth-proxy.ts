import 'server-only'
import { parseCookie } from 'cookie'
import type { NextApiRequest, NextApiResponse } from 'next'
import NextAuth, { type AuthOptions } from 'next-auth'
import { isSameOriginWrite, readRequestBody } from '@/lib/proxy/incoming-request'
import { logLine } from '@/lib/server/log'
import { errorResponse, NO_STORE } from '@/lib/server/responses'
import { visitorHeaders } from '@/lib/server/request-headers'
import { closestLocale } from '@/lib/locale/languages'
import { authOptions } from './auth-options'
import { hintCookie, RENEW_AFTER_SECONDS, sessionCookieName } from './session-cookie'

const MAX_LOG_BYTES = 4 * 1024

const reads = ['session', 'csrf', 'providers', 'signin', 'signout', 'error', 'verify-request']
const writes = ['signin/credentials', 'callback/credentials', 'session', 'signout', '_log']

/**
 * Handles the NextAuth routes, with the checks that NextAuth does not make itself. Specification 7.
 */
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
  let issuedAt = 0
  const options = authOptions({
    visitor: visitorHeaders(request.headers),
    locale: closestLocale(request.headers.get('accept-language')),
    onRevoked: (value) => {
      revoked = value
    },
    onRead: (value) => {
      issuedAt = value
    },
  })
  const cookies = parseCookie(request.headers.get('cookie') ?? '')
  delete cookies[options.cookies?.callbackUrl?.name ?? '']
  const query = Object.fromEntries(url.searchParams)
  delete query.callbackUrl
  // NextAuth does not know HEAD, which is answered like GET.
  const method = write ? 'POST' : 'GET'
  const response = await runAuth({ method, action, query, body, cookies }, options)
  if (Date.now() / 1000 - issuedAt < RENEW_AFTER_SECONDS) removeRenewal(response.headers)
  return finish(response, { revoked, cookieHeader: request.headers.get('cookie') ?? '' })
}

/** The fields of a form without the callback URL: the page decides where to go next. */
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

/**
 * Removes the new session cookie that NextAuth sets each time a session is read. One that arrives
 * after a sign-out or after another person's sign-in would bring the old session back.
 */
function removeRenewal(headers: Headers): void {
  const kept = headers.getSetCookie().filter((line) => !line.startsWith(`${sessionCookieName()}=`))
  headers.delete('set-cookie')
  for (const line of kept) headers.append('set-cookie', line)
}

let logsInThisMinute = 0
let minute = 0

/** Logs what browsers report about signing in: a code and a level, rate limited per minute. */
function takeLog({ level, code }: Record<string, string>): Response {
  const now = Math.floor(Date.now() / 60_000)
  logsInThisMinute = now === minute ? logsInThisMinute + 1 : 1
  minute = now
  if (logsInThisMinute <= 60 && ['error', 'warn', 'debug'].includes(level ?? ''))
    logLine('sign-in, browser', { level, code: code?.slice(0, 100) })
  return Response.json({}, { headers: { 'cache-control': NO_STORE } })
}

export type AuthRequest = {
  method: string
  /** The path segments after `/api/auth/`, for example `['callback', 'credentials']`. */
  action: string[]
  query: Record<string, string>
  body: Record<string, string>
  cookies: Partial<Record<string, string>>
}

/**
 * Runs NextAuth on plain values. Its own route handler takes cookies and URL from the request, so a
 * malformed callback URL could not be checked before it.
 */
async function runAuth(request: AuthRequest, options: AuthOptions): Promise<Response> {
  const { method, action, query, body, cookies } = request
  const answer = collector()
  await NextAuth(
    {
      method,
      query: { ...query, nextauth: action },
      body,
      cookies,
      headers: {},
    } as never as NextApiRequest,
    answer.target as never as NextApiResponse,
    options,
  )
  return answer.response()
}

/** The few methods of a Node response that NextAuth uses, collected into a `Response`. */
function collector() {
  const headers = new Headers()
  let status = 200
  let body: string | null = null
  const send = (value: unknown) => {
    body = typeof value === 'string' ? value : JSON.stringify(value ?? {})
  }
  const target = {
    status(value: number) {
      status = value
      return target
    },
    getHeader: (name: string) =>
      name.toLowerCase() === 'set-cookie' ? headers.getSetCookie() : headers.get(name),
    setHeader(name: string, value: string | string[]) {
      headers.delete(name)
      for (const item of [value].flat()) headers.append(name, item)
      return target
    },
    json(value: unknown) {
      headers.set('content-type', 'application/json')
      send(value)
    },
    send,
    end: () => undefined,
  }
  return { target, response: () => new Response(body, { status, headers }) }
}
