import { afterAll, beforeAll, expect, test } from 'vitest'
import { toCamelCase, toSnakeCase } from '../../../lib/api/case'
import { startProvider, type TestProvider } from '../support/start-provider'

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())

function keysIn(node: unknown, keys = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return keys
  const { properties } = node as { properties?: object }
  for (const key of Object.keys(properties ?? {})) keys.add(key)
  for (const value of Object.values(node)) keysIn(value, keys)
  return keys
}

test('every key of the contract survives the web client’s conversion and comes back', async () => {
  const { body } = await provider.call('GET', '/openapi.json')
  const keys = keysIn(body)
  expect(keys.size).toBeGreaterThan(100)
  for (const key of keys) {
    const camel = toCamelCase<object>({ [key]: 1 })
    expect(Object.keys(camel)[0]).not.toContain('_')
    expect(toSnakeCase(camel)).toEqual({ [key]: 1 })
  }
})
