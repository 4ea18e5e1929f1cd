import 'server-only'
import type { NextApiRequest, NextApiResponse } from 'next'
import NextAuth, { type AuthOptions } from 'next-auth'

export type AuthRequest = {
  method: string
  /** The address after `/api/auth/`, for example `['callback', 'credentials']`. */
  action: string[]
  query: Record<string, string>
  body: Record<string, string>
  cookies: Partial<Record<string, string>>
}

/**
 * Runs the sign-in library on plain values. Its own way into a route handler reads cookies and
 * address from Next's request, where what it cannot digest (a malformed return address) would
 * already be past checking.
 */
export async function runAuth(request: AuthRequest, options: AuthOptions): Promise<Response> {
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

/** The few methods of a Node answer that the library uses, collected into a `Response`. */
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
