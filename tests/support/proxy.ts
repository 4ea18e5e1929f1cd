import { encode } from 'next-auth/jwt'
import { beforeEach, vi } from 'vitest'
import * as environment from '@/lib/config/env'
import { json, startHttpServer } from './http-server'
import { pageRequest, testEnv } from './next-request'

beforeEach(() => {
  vi.restoreAllMocks()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

export const claims = {
  accessToken: 'secret-token',
  client: 'secret-client',
  uid: 'ada@example.com',
  email: 'ada@example.com',
  uuid: 'uuid-1',
  startedAt: Math.floor(Date.now() / 1000),
}

/** A session cookie, optionally with changed claims or another secret. */
export async function sessionCookie(
  change: Partial<typeof claims> = {},
  secret = testEnv().NEXTAUTH_SECRET,
) {
  return `xplus.session=${await encode({ token: { ...claims, ...change }, secret })}`
}

/** A provider behind the proxy. */
export async function serveBehindProxy(
  answer: Parameters<typeof startHttpServer>[0] = (_, response) => json(response, { ok: true }),
) {
  const server = await startHttpServer(answer)
  vi.spyOn(environment, 'env').mockReturnValue(testEnv({ PROVIDER_URL: server.url }))
  return server
}

/** A write with a JSON body from a page of this site. */
export const post = (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
  pageRequest(path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
