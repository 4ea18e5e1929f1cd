import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createGenerator } from 'ts-json-schema-generator'

// Makes the JSON Schemas by which the tests' Stripe server checks every request, from the official
// library's types. Run it after an update of the library or a change of requests.ts.

const repository = resolve(import.meta.dirname, '../..')
const folder = resolve(import.meta.dirname, '../tests/support/stripe-server')
const library = join(repository, 'node_modules/stripe')
const source = readFileSync(join(folder, 'requests.ts'), 'utf8')

// The library lets an enum be any string, so that old versions accept new values; the server must
// know them exactly.
const work = mkdtempSync(join(tmpdir(), 'stripe-schemas-'))
const copy = join(work, 'node_modules/stripe')
cpSync(library, copy, { recursive: true, dereference: true })
symlinkSync(join(repository, 'node_modules/@types'), join(work, 'node_modules/@types'))
const shared = join(copy, 'esm/shared.d.ts')
const openEnum = 'export type OtherString = string & Record<never, never>;'
const types = readFileSync(shared, 'utf8')
if (!types.includes(openEnum)) throw new Error('The library’s open enums have another form now.')
writeFileSync(shared, types.replace(openEnum, 'export type OtherString = never;'))

writeFileSync(join(work, 'requests.ts'), source)
const compilerOptions = {
  module: 'nodenext',
  moduleResolution: 'nodenext',
  target: 'es2023',
  strict: true,
  skipLibCheck: true,
  types: ['node'],
}
const tsconfig = join(work, 'tsconfig.json')
writeFileSync(join(work, 'package.json'), '{"type":"module"}')
writeFileSync(tsconfig, JSON.stringify({ compilerOptions, files: ['requests.ts'] }))
const { definitions } = createGenerator({
  path: join(work, 'requests.ts'),
  tsconfig,
  type: 'Requests',
  expose: 'none',
  jsDoc: 'none',
  topRef: true,
  sortProps: true,
}).createSchema('Requests')
rmSync(work, { recursive: true })

const { version } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'))
const sha256 = createHash('sha256').update(source).digest('hex')
const requests = (definitions?.Requests as { properties: object }).properties
writeFileSync(
  join(folder, 'request-schemas.json'),
  `${JSON.stringify({ madeFrom: { stripe: version, sha256 }, requests }, null, 1)}\n`,
)
