import { beforeEach, vi } from 'vitest'
import { GET, POST } from '@/app/api/auth/[...nextauth]/route'
import * as environment from '@/lib/config/env'
import { json, startHttpServer } from './http-server'
import { pageRequest, testEnv } from './next-request'

export const user = { id: 7, uuid: 'uuid-7', uid: 'ada@example.com', email: 'ada@example.com' }
export const tokens = {
  'access-token': 'SECRET-TOKEN',
  client: 'SECRET-CLIENT',
  uid: 'ada@example.com',
}

/** Matches secrets that must never reach a browser or a log. */
export const secrets = /SECRET/

/** Everything that scripts could read of the responses, and everything that was logged. */
export const seen = { bodies: '', log: '' }

beforeEach(() => {
  vi.restoreAllMocks()
  seen.bodies = ''
  seen.log = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    seen.log += String(line)
    return true
  })
})

/** A browser with a cookie jar that can submit the sign-in form. */
export function browser() {
  const jar = new Map<string, string>()
  async function visit(path: string, form?: Record<string, string>, headers: HeadersInit = {}) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const request = pageRequest(`/api/auth${path}`, {
      method: form ? 'POST' : 'GET',
      headers: { cookie, ...headers },
      ...(form && { body: new URLSearchParams(form) }),
    })
    const response = await (form ? POST(request) : GET(request))
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line)!
      if (/Max-Age=0/.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    seen.bodies += `${await response.clone().text()}\n`
    return response
  }
  async function submit(path: string, fields: Record<string, string>, headers?: HeadersInit) {
    const { csrfToken } = (await (await visit('/csrf')).json()) as { csrfToken: string }
    return visit(path, { ...fields, csrfToken, json: 'true' }, headers)
  }
  const signIn = (headers?: HeadersInit) =>
    submit('/callback/credentials', { email: ' ada@example.com ', password: 'Password1!' }, headers)
  return { jar, visit, submit, signIn, cookie: () => `xplus.session=${jar.get('xplus.session')}` }
}

/** A provider that signs anybody in and out, or responds as given. */
export async function serveProvider(
  answer: Parameters<typeof startHttpServer>[0] = ({ method }, response) =>
    method === 'DELETE' ? void response.writeHead(204).end() : json(response, user, 200, tokens),
  values: Record<string, string> = {},
) {
  const server = await startHttpServer(answer)
  vi.spyOn(environment, 'env').mockReturnValue(testEnv({ PROVIDER_URL: server.url, ...values }))
  return server
}
