import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startSeededProvider } from '../support/seeded-provider'
import { createMembers } from '../support/subscribers'

type Schema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
}
type Parameter = { name: string; in: string; schema: Schema }
type Operation = {
  parameters?: Parameter[]
  requestBody?: { content: { 'application/json'?: { schema: Schema } } }
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}
type Texts = { fields: Record<string, string>; sentences: Record<string, string> }

// Every sentence is requested in Spanish: one that comes back in English has no translation.
const language = 'es'
const textsFile = join(import.meta.dirname, `../../src/texts/${language}.json`)
const { fields, sentences } = JSON.parse(readFileSync(textsFile, 'utf8')) as Texts

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const patterns = Object.values(sentences).map((text) =>
  escape(text).replace(/\\\{\w+\\\}/g, '-?[\\d.]+'),
)
const ours = new RegExp(
  `^((${Object.values(fields).map(escape).join('|')}) )?(${patterns.join('|')})$`,
)

const wrongValues: unknown[] = [
  null,
  -1,
  1.5,
  1e30,
  99_999_999_999,
  '',
  'x',
  'x'.repeat(9_000),
  'a\u0007b',
  [],
  Array(500).fill('x'),
  Array(500).fill(1e30),
  {},
]
const wrongTexts = ['', '-1', '1.5', '1e30', 'x', 'x'.repeat(3_000), 'a\u0007b', ',']

const provider = await startSeededProvider()
const [member] = await createMembers(provider, 1, { subscribed: false })
const headers = { ...member!.headers, 'accept-language': language }
const document = (await provider.call<Document>('GET', '/openapi.json')).body
afterAll(() => provider.stop())

function resolve(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name ? resolve(document.components.schemas[name]!) : schema
}

/** A value that a schema accepts, as far as its document says. */
function example(given: Schema, name = ''): unknown {
  const schema = resolve(given)
  if (schema.anyOf) return example(schema.anyOf[0]!, name)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') {
    const properties = Object.entries(schema.properties ?? {})
    return Object.fromEntries(properties.map(([key, value]) => [key, example(value, key)]))
  }
  if (type === 'array') return [example(schema.items ?? {}, name)]
  if (type === 'integer' || type === 'number') return 1
  if (type === 'boolean') return true
  if (name === 'currency') return 'usd'
  if (name === 'country') return 'US'
  if (name.includes('email')) return 'someone@example.com'
  if (name.includes('phone')) return '(213) 555-0155'
  return name.endsWith('_at') ? new Date().toISOString() : 'Some words'
}

/** The body with each of its values in turn replaced by every wrong value. */
function* spoiled(value: unknown): Generator<unknown> {
  yield* wrongValues
  if (Array.isArray(value))
    for (const [index, item] of value.entries())
      for (const wrong of spoiled(item)) yield value.with(index, wrong)
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value))
      for (const wrong of spoiled(item)) yield { ...value, [key]: wrong }
}

/** All that people may read in the body of an error. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return (
    Object.entries(value)
      // Details are of plans, whose texts are in the database.
      .filter(([key]) => key !== 'code' && key !== 'details')
      .flatMap(([, item]) => textsIn(item))
  )
}

const filled = (path: string) => path.replaceAll(/\{\w+\}/g, '1')

function* requests(path: string, { parameters = [], requestBody }: Operation) {
  const schema = requestBody?.content['application/json']?.schema
  const good = schema && example(schema)
  if (schema) {
    yield { path: filled(path), body: good }
    for (const body of spoiled(good)) yield { path: filled(path), body }
  }
  for (const { name, in: place } of parameters)
    for (const wrong of wrongTexts) {
      const text = encodeURIComponent(wrong)
      if (place === 'query') yield { path: `${filled(path)}?${name}=${text}`, body: good }
      if (place === 'path' && wrong)
        yield { path: filled(path.replace(`{${name}}`, text)), body: good }
    }
}

type Call = { path: string; method: string; operation: Operation }

// A test for each, because all of them send thousands of requests, which takes too long for one.
const groups: Record<string, Call[]> = {}
for (const [path, methods] of Object.entries(document.paths)) {
  if (path.endsWith('/sign_out')) continue
  const group = (groups[path.replace(/^\/api\/v\d+/, '').split('/')[1]!] ??= [])
  for (const [method, operation] of Object.entries(methods)) group.push({ path, method, operation })
}
const sent: Record<string, number> = {}

test.each(Object.keys(groups))(
  'every error of %s has one of our messages in the requested language, whatever is sent',
  async (name) => {
    const foreign = new Set<string>()
    const failures = new Set<string>()
    sent[name] = 0
    async function tryAll({ path, method, operation }: Call) {
      for (const { path: address, body } of requests(path, operation)) {
        const response = await provider.call(method.toUpperCase(), address, { headers, body })
        sent[name]! += 1
        if (response.status >= 500) failures.add(`${method} ${path} ${JSON.stringify(body)}`)
        if (response.status < 400) continue
        for (const text of textsIn(response.body))
          if (!ours.test(text)) foreign.add(`${method} ${path}: ${text}`)
      }
    }
    await Promise.all(groups[name]!.map(tryAll))
    expect([...foreign]).toEqual([])
    expect([...failures]).toEqual([])
  },
)

test('more than a thousand requests are sent', () => {
  expect(Object.values(sent).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(1_000)
})
