import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toCamelCase } from '@/lib/api/case'
import type { Api } from '@/lib/api/client'
import { readErrorBody } from '@/lib/api/response'
import { readDocument, type Schema } from '@/provider/tests/support/read-document'
import { codeUnder, sourceOf } from '@/tests/support/sources'
import { calls } from './calls'
import { createExampleApi } from './example-api'
import { exampleMaker } from './examples'

const forgiving = vi.hoisted(() => ({ on: true }))
vi.mock('@/lib/api/schema', async (original) => {
  const { strictShapes } = await import('./strict-shape')
  return strictShapes(await original(), forgiving)
})
beforeEach(() => {
  forgiving.on = true
})

const document = readDocument()
const examplesOf = exampleMaker(document)

/** Calls with the chosen example as the response; fails when the decoder rejects it. */
async function read(call: (api: Api) => Promise<unknown>, exampleOf: (schema: Schema) => unknown) {
  const unknown = { query: new Set<string>(), fields: new Set<string>() }
  await call(createExampleApi({ document, exampleOf, unknown }))
  return { query: [...unknown.query], fields: [...unknown.fields] }
}

it('every function of lib/api that calls the provider is called here', () => {
  const found = codeUnder('lib/api').flatMap((file) =>
    [...sourceOf(file).matchAll(/^export (?:async )?function (\w+)\(\s*api: Api\b/gm)].map(
      ([, name]) => name!,
    ),
  )
  expect(found.length).toBeGreaterThan(50)
  expect(found.sort()).toEqual(Object.keys(calls).sort())
})

// A host may respond to errors with status 200, so the tax decoder also looks for error messages.
const ofRefusals = ['errors', 'error', 'messages', 'message', 'fullMessages', 'code']

describe.each(Object.entries(calls))('%s', (name, call) => {
  it('reads the minimal response of the document', async () => {
    await read(call, (schema) => examplesOf(schema).minimal)
  })

  it('reads the full response of the document, and nothing undocumented', async () => {
    forgiving.on = false
    for (let round = 0, rounds = 1; round < rounds; round += 1) {
      const unknown = await read(call, (schema) => {
        const { full } = examplesOf(schema)
        rounds = Math.max(rounds, full.length)
        return full[round % full.length]
      })
      const fields = unknown.fields.filter(
        (field) => name !== 'estimateTax' || !ofRefusals.includes(field),
      )
      expect({ ...unknown, fields }).toEqual({ query: [], fields: [] })
    }
  })
})

it('reads a message from every documented error', () => {
  const silent = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ responses }) =>
      Object.entries(responses)
        // Whoever follows a link of a mail gets a page.
        .filter(([status, { content }]) => status.startsWith('4') && !content?.['text/html'])
        .flatMap(([status, { content }]) => {
          const { full, minimal } = examplesOf(content!['application/json']!.schema)
          const read = [...full, minimal].map((body) => readErrorBody(toCamelCase(body)))
          return read.some(({ messages }) => messages.length === 0) ? [`${path} ${status}`] : []
        }),
    ),
  )
  expect(silent).toEqual([])
})
