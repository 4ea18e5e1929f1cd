import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProvider, type TestProvider } from '../support/start-provider'
import { createMember } from '../support/users'

type Operation = { security?: Record<string, string[]>[]; operationId?: string }

let provider: TestProvider
let operations: { method: string; path: string; operation: Operation }[]
beforeAll(async () => {
  provider = await startProvider()
  const { body } = await provider.call<{ paths: Record<string, Record<string, Operation>> }>(
    'GET',
    '/openapi.json',
  )
  operations = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )
})
afterAll(() => provider.stop())

const withId = (path: string, id: string) => path.replaceAll(/\{\w+\}/g, id)
const needsSession = ({ operation }: { operation: Operation }) =>
  operation.security?.some((scheme) => 'accessToken' in scheme) ?? false

/** The routes that may be called without a session; every new route must be listed on one side. */
const openToAll = [
  'GET /health',
  'GET /api/v1/brands',
  'GET /api/v1/videos',
  'GET /api/v1/videos/{id}',
  'GET /api/v1/videos/{id}/related',
  'GET /api/v1/settings/legal_agreements',
  'POST /api/v1/users',
  'POST /api/v1/users/sign_in',
  'POST /api/v1/users/password',
  'POST /api/v1/verified_user_lookups',
  'POST /api/v1/user_lookups',
  'POST /api/v1/verify',
  'GET /api/v1/associated_users',
]

describe('the OpenAPI document', () => {
  test('names every mounted route, and who may call it', () => {
    const listed = operations.map(({ method, path }) => `${method} ${path}`)
    expect(listed).toEqual(expect.arrayContaining(openToAll))
    const guarded = operations.filter(needsSession).map(({ method, path }) => `${method} ${path}`)
    expect(guarded).toEqual(
      expect.arrayContaining([
        'GET /api/v1/user',
        'PUT /api/v1/user',
        'PUT /api/v1/users/password',
        'DELETE /api/v1/users/sign_out',
        'POST /api/v1/associated_users',
        'DELETE /api/v1/associated_users/{id}',
        'PUT /api/v1/associated_users/{id}',
        'GET /api/v1/bookings',
        'POST /api/v1/bookings',
        'DELETE /api/v1/bookings/{id}',
        'GET /api/v1/subscriptions/web/{id}',
        'GET /api/v1/payment_profile',
        'GET /api/v1/payment_profiles',
      ]),
    )
    expect(guarded.filter((route) => openToAll.includes(route))).toEqual([])
  })
})

test('every route for members responds 401 without a session, before anything else', async () => {
  const guarded = operations.filter(needsSession)
  expect(guarded.length).toBeGreaterThan(10)
  const made = { 'access-token': 'x', client: 'y', uid: '00000000-0000-4000-8000-000000000000' }
  for (const { method, path } of guarded) {
    for (const headers of [{}, made]) {
      const body =
        method === 'GET' || method === 'DELETE'
          ? undefined
          : { password: 'x', password_confirmation: 'x' }
      const response = await provider.call(method, withId(path, '1'), { headers, body })
      expect([method, path, response.status]).toEqual([method, path, 401])
      expect(response.body).toEqual({
        errors: ['You need to log in or sign up before continuing.'],
      })
    }
  }
})

test('unknown ids, ids of others and invalid ids get the same 404', async () => {
  const { headers } = await createMember(provider)
  const reads = operations.filter(
    ({ method, path }) => method === 'GET' && path.includes('{id}') && path.startsWith('/api/v1'),
  )
  expect(reads.length).toBeGreaterThan(3)
  for (const { method, path } of reads) {
    for (const id of ['999999', '0', '-1', '1.5', 'abc', '99999999999999999999', '%00', "1'--"]) {
      const response = await provider.call(method, withId(path, id), { headers })
      expect([path, id, response.status, response.body]).toEqual([
        path,
        id,
        404,
        { error: 'Not found' },
      ])
    }
  }
})

test('pages of other origins can read media and nothing else', async () => {
  const headers = { origin: 'https://evil.example' }
  for (const path of [
    '/health',
    '/api/v1/brands',
    '/api/v1/user',
    '/openapi.json',
    '/outbox.json',
  ]) {
    const response = await provider.call('GET', path, { headers })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  }
  const media = await provider.call('GET', '/media/nothing.webp', { headers })
  expect(media.headers.get('access-control-allow-origin')).toBe('*')
  expect(media.headers.get('access-control-allow-credentials')).toBeNull()
})
