import { describe, expect, it, vi } from 'vitest'
import { type Api, type CallOptions, createClient, type Outcome } from '@/lib/api/client'
import { NetworkError, TimeoutError } from '@/lib/api/errors'
import { isApiError, isCallError } from '@/lib/api/error-kinds'
import { attempt } from '@/lib/api/result'
import { nothing, number, object, string } from '@/lib/api/schema'
import { json, startHttpServer } from '@/tests/support/http-server'

type Answer = Parameters<typeof startHttpServer>[0]

async function serve(response: Answer, options: Partial<Parameters<typeof createClient>[0]> = {}) {
  const server = await startHttpServer(response)
  return {
    ...server,
    api: createClient({ baseUrl: () => `${server.url}/api`, timeoutMs: 5000, ...options }),
  }
}

const ok: Answer = (_, response) => json(response, { first_name: 'Ada', nested: [{ last4: 4 }] })
const anything = { decode: (value: unknown) => value }

async function failure(call: Promise<unknown>) {
  return call.then(
    () => expect.fail('the call should have failed'),
    (error: unknown) => error,
  )
}

describe('a call', () => {
  it('sends JSON in snake_case and returns camelCase', async () => {
    const { api, received } = await serve(ok)
    const data = await api.post('/v1/things', {
      body: { liveClassId: 1, address: { line1: 'x', postalCode: '1' } },
      query: { perPage: 50, modalities_ids: [1, 2], q: '' },
      idempotencyKey: 'key-1',
      decode: object({ firstName: string }),
    })
    expect(data).toEqual({ firstName: 'Ada' })
    expect(received[0]).toMatchObject({
      method: 'POST',
      url: '/api/v1/things?per_page=50&modalities_ids=1,2',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'key-1' },
    })
    expect(JSON.parse(received[0]!.body)).toEqual({
      live_class_id: 1,
      address: { line1: 'x', postal_code: '1' },
    })
  })

  it.each(['get', 'post', 'put', 'delete'] as const)('%s uses its method', async (name) => {
    const { api, received } = await serve(ok)
    await api[name]('/v1/things', anything)
    expect(received[0]).toMatchObject({ method: name.toUpperCase(), body: '' })
    expect(received[0]!.headers).not.toHaveProperty('content-type')
  })

  it('does not change forms', async () => {
    const { api, received } = await serve(ok)
    const form = new FormData()
    form.set('someKey', 'x')
    await api.post('/v1/things', { ...anything, body: form })
    expect(received[0]!.headers['content-type']).toMatch(/^multipart\/form-data/)
    expect(received[0]!.body).toContain('name="someKey"')
  })

  it('has the headers of its own client, and none of another', async () => {
    const { api, received } = await serve(ok, { headers: async () => ({ 'access-token': 't' }) })
    await api.get('/v1/things', anything)
    expect(received[0]!.headers['access-token']).toBe('t')
    const anonymous = await serve(ok)
    await anonymous.api.get('/v1/things', anything)
    expect(anonymous.received[0]!.headers).not.toHaveProperty('access-token')
  })

  it.each([204, 200])('accepts an empty response of %d', async (status) => {
    const { api } = await serve((_, response) => void response.writeHead(status).end())
    expect(await api.delete('/v1/things/1', { decode: nothing })).toBeUndefined()
  })

  it('lets its client observe every response before the caller', async () => {
    const observe = vi.fn()
    const { api } = await serve((_, response) => json(response, {}, 401), { observe })
    await failure(api.get('/v1/things', { ...anything, signOutOn401: false }))
    expect(observe).toHaveBeenCalledOnce()
    expect(observe.mock.calls[0]![0]).toMatchObject({ call: { signOutOn401: false } })
    expect(observe.mock.calls[0]![0].response.status).toBe(401)
  })

  it('has read a response before that leads its client to leave the page', async () => {
    const isRead: boolean[] = []
    const observe = ({ response }: Outcome) => void isRead.push(response.bodyUsed)
    const { api } = await serve((_, response) => json(response, {}, 401), { observe })
    await failure(api.get('/v1/things', anything))
    expect(isRead).toEqual([true])
  })
})

describe('a failure', () => {
  it('has the provider’s messages', async () => {
    const { api } = await serve((_, response) =>
      json(
        response,
        { errors: { full_messages: ['Email is taken'], first_name: ['is missing'] } },
        422,
        { 'x-request-id': 'request-1' },
      ),
    )
    const error = await failure(api.post('/v1/users', anything))
    expect(error).toMatchObject({
      name: 'ApiError',
      status: 422,
      code: 'invalid',
      messages: ['Email is taken'],
      fieldErrors: { firstName: ['is missing'] },
      requestId: 'request-1',
      message: 'POST /v1/users answered 422 invalid',
    })
    expect(isApiError(error)).toBe(true)
  })

  it.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [409, 'conflict'],
    [418, 'refused'],
    [429, 'too_many_attempts'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ])('of status %d without a code has the code %s', async (status, code) => {
    const { api } = await serve((_, response) => json(response, {}, status, { 'retry-after': '7' }))
    expect(await failure(api.get('/x', anything))).toMatchObject({
      status,
      code,
      messages: [],
      retryAfterSeconds: 7,
    })
  })

  it('of the host itself has none of the host’s messages', async () => {
    const inside = { error: 'PG::UniqueViolation', errors: { email: ['PG::x'] }, url: '/?PG::y' }
    const { api } = await serve((_, response) => json(response, inside, 500))
    const error = await failure(api.post('/x', anything))
    expect(JSON.stringify([error, String(error)])).not.toContain('PG::')
    expect(error).toMatchObject({ messages: [], fieldErrors: {}, body: null })
  })

  it.each([
    ['a page', '<html>Bad gateway</html>'],
    ['half of it', '{"error": "'],
    ['nothing', ''],
    ['a number', '7'],
  ])('may have a body that is %s', async (_, body) => {
    const { api } = await serve((_request, response) => void response.writeHead(502).end(body))
    expect(await failure(api.get('/x', anything))).toMatchObject({ status: 502, messages: [] })
  })

  it.each([
    ['a page', '<html>Welcome</html>'],
    ['nothing', ''],
    ['the wrong thing', '{"count": "many"}'],
    ['too deep', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['too long', `"${'x'.repeat(5 * 1024 * 1024)}"`],
  ])('is also a success with %s', async (_, body) => {
    const { api } = await serve((_request, response) => void response.writeHead(200).end(body))
    const error = await failure(api.get('/x', { decode: object({ count: number }) }))
    expect(error).toMatchObject({ name: 'ApiError', status: 200, code: 'malformed' })
  })
})

describe('without a response', () => {
  const forms: [string, Answer][] = [
    ['the connection is reset', (_, response) => void response.destroy()],
    [
      'half a body comes',
      (_, response) => {
        response.writeHead(200, { 'content-length': '100' })
        response.write('{"a":', () => response.destroy())
      },
    ],
  ]

  it.each(forms)('it is a network error when %s', async (_, response) => {
    const { api } = await serve(response)
    const error = await failure(api.get('/x', anything))
    expect(error).toBeInstanceOf(NetworkError)
    expect(isCallError(error)).toBe(true)
    expect(error).toMatchObject({ message: 'GET /x got no answer', code: 'network' })
  })

  it('it is a network error when the port is closed', async () => {
    const { api, close } = await serve(ok)
    await close()
    expect(await failure(api.get('/x', anything))).toBeInstanceOf(NetworkError)
  })

  it.each<[string, Answer]>([
    ['the head', () => undefined],
    ['the body', (_, response) => void response.writeHead(200).write('{')],
  ])('it is a timeout when %s does not arrive in time', async (_, response) => {
    const { api, received } = await serve(response)
    const error = await failure(api.post('/x', { ...anything, timeoutMs: 100 }))
    expect(error).toBeInstanceOf(TimeoutError)
    expect(isCallError(error)).toBe(true)
    expect(received).toHaveLength(1)
  })

  it('the caller who aborts gets the abort reason', async () => {
    const { api } = await serve(() => undefined)
    const leaving = new AbortController()
    setTimeout(() => leaving.abort(new Error('left')), 50)
    const error = await failure(api.get('/x', { ...anything, signal: leaving.signal }))
    expect(error).toMatchObject({ message: 'left' })
  })

  it('a redirect is not followed', async () => {
    const other = await startHttpServer(ok)
    const { api } = await serve(
      (_, response) => void response.writeHead(302, { location: `${other.url}/secret` }).end(),
      { init: { redirect: 'error' } },
    )
    expect(await failure(api.get('/x', anything))).toBeInstanceOf(NetworkError)
    expect(other.received).toHaveLength(0)
  })
})

describe('attempt', () => {
  const call = (api: Api, options: Partial<CallOptions<unknown>> = {}) =>
    attempt(api.get('/x', { ...anything, ...options }))

  it('returns a result for the provider’s response', async () => {
    const good = await serve(ok)
    expect(await call(good.api)).toEqual({
      ok: true,
      data: { firstName: 'Ada', nested: [{ last4: 4 }] },
    })
    const bad = await serve((_, response) => json(response, { error: 'No' }, 403))
    expect(await call(bad.api)).toMatchObject({
      ok: false,
      error: { status: 403, messages: ['No'] },
    })
  })

  it('throws other errors again', async () => {
    await expect(attempt(Promise.reject(new RangeError('a bug')))).rejects.toThrow('a bug')
    const leaving = AbortSignal.abort(new Error('left'))
    const { api } = await serve(ok)
    await expect(call(api, { signal: leaving })).rejects.toThrow('left')
  })
})
