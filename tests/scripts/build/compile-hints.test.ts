import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addCompileHints } from '@/scripts/build/compile-hints'

const HINT = '//# allFunctionsCalledOnLoad\n'

let folder: string
const file = (name: string) => join(folder, 'static', 'chunks', name)
const text = (name: string) => readFileSync(file(name), 'utf8')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'x-plus-build-'))
  mkdirSync(join(folder, 'static', 'chunks'), { recursive: true })
  const manifest = {
    rootMainFiles: ['static/chunks/react.js'],
    polyfillFiles: ['static/chunks/polyfills.js'],
  }
  writeFileSync(join(folder, 'build-manifest.json'), JSON.stringify(manifest))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('marks the scripts that are called while a page loads, once', async () => {
  const large = `//${'x'.repeat(200_000)}`
  writeFileSync(file('react.js'), large)
  writeFileSync(file('page.js'), 'page()')
  await addCompileHints(folder)
  await addCompileHints(folder)
  expect(text('react.js')).toBe(HINT + large)
  expect(text('page.js')).toBe(`${HINT}page()`)
})

test('leaves large libraries of later parts, polyfills and other files as they are', async () => {
  const library = `//${'x'.repeat(200_000)}`
  const others = { 'hls.js': library, 'polyfills.js': 'fill()', 'style.css': 'a{}' }
  for (const [name, content] of Object.entries(others)) writeFileSync(file(name), content)
  await addCompileHints(folder)
  for (const [name, content] of Object.entries(others)) expect(text(name)).toBe(content)
})
