import { afterAll, beforeAll, expect, test } from 'vitest'
import { webhookEnv } from '../payments/support/webhooks'
import { readDocument } from '../support/read-document'
import { extraNames, marker, tablesWithMarker, withExtraFields } from './support/extra-fields'
import { startProvider, type TestProvider } from '../support/start-provider'
import { subscribe } from '../support/subscribers'
import { createMember } from '../support/users'
import { ofBuyer, ofMonthlyBuyer, ofVisitor, signOut } from './support/buyer-routes'
import { rowsFor } from './support/member-routes'
import type { Responses, Row } from './support/route-call'

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider({ seeded: true, env: webhookEnv })
})
// Compares all responses with the document and throws what differs.
afterAll(() => provider.stop())

/**
 * Calls every route of the document, each with a body that `extend` may change. Returns those that
 * failed.
 */
async function callEveryRoute(extend: (route: string, body: unknown) => unknown) {
  const routes = Object.entries(readDocument().paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const member = await createMember(provider)
  await subscribe(provider, [member.user.id])
  const buyer = await createMember(provider)
  const rows = await rowsFor(provider, member.user)
  const listed = new Set(
    [...rows, ...ofBuyer, ...ofMonthlyBuyer, ...ofVisitor, signOut].map(([route]) => route),
  )
  const plain: Row[] = routes
    .filter((route) => !listed.has(route))
    .map((route) => [route, () => ({})])

  const failed: unknown[] = []
  async function callAll(table: Row[], headers: Record<string, string>) {
    const responses: Responses = {}
    for (const [route, describe] of table) {
      const { path = {}, query = '', body, form, headers: more } = describe(responses)
      const [method = '', template = ''] = route.split(' ')
      const address = template.replaceAll(/\{(\w+)\}/g, (_, name) => String(path[name] ?? 1))
      const options = { body: extend(route, body), form, headers: { ...headers, ...more } }
      const response = await provider.call(method, address + query, options)
      responses[route] = response.body
      if (response.status >= 300) failed.push([route, response.status, response.body])
      if (JSON.stringify(response.body)?.includes(marker)) failed.push([route, response.body])
    }
  }
  await callAll(ofVisitor, {})
  await callAll(ofBuyer, buyer.headers)
  await callAll(ofMonthlyBuyer, (await createMember(provider)).headers)
  await callAll([...plain, ...rows], member.headers)
  await callAll([signOut], buyer.headers)
  return failed
}

test('every route responds as its document says', async () => {
  expect(await callEveryRoute((_, body) => body)).toEqual([])
})

test('sixty fields that a body does not have change no answer and are never stored', async () => {
  expect(extraNames).toHaveLength(60)
  const extended = new Set<string>()
  const failed = await callEveryRoute((route, body) => {
    // An event's signature is over its bytes, and the card provider adds fields as it likes.
    if (body === undefined || !route.includes('/api/')) return body
    extended.add(route)
    return withExtraFields(route, body)
  })
  expect(failed).toEqual([])
  expect(extended.size).toBeGreaterThan(20)
  expect(await tablesWithMarker(provider)).toEqual([])
})
