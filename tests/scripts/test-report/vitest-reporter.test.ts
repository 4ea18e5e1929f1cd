import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { unitResultFile } from '@/scripts/test-report/result'

const files = {
  // Else one in a folder above would be read.
  'vitest.config.js': 'export default {}',
  'fails.test.js': `
    it('passes', () => {})
    describe('numbers', () => it('are equal', () => expect(1).toBe(2)))`,
  'hook.test.js': `
    describe('a hook', () => {
      beforeAll(() => { throw new Error('no database') })
      it('is skipped', () => {})
    })`,
  'broken.test.js': `import './missing.js'`,
  'late.test.js': `
    it('ends early', () => { setTimeout(() => { throw new Error('too late') }) })
    it('waits', () => new Promise((done) => { setTimeout(done, 50) }))`,
}

it('names what failed: tests, hooks, files that were not loaded, and what nothing caught', () => {
  const root = mkdtempSync(join(tmpdir(), 'vitest-reporter-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  const { status } = spawnSync(
    process.execPath,
    [
      resolve('node_modules/vitest/vitest.mjs'),
      ...['run', '--globals', '--no-isolate', '--no-file-parallelism'],
      `--reporter=${resolve('scripts/test-report/vitest-reporter.ts')}`,
    ],
    { cwd: root },
  )
  const { passed, failures } = JSON.parse(readFileSync(join(root, unitResultFile), 'utf8'))
  expect({ status, passed }).toEqual({ status: 1, passed: 3 })
  expect(failures).toHaveLength(4)
  expect(failures).toEqual(
    expect.arrayContaining([
      {
        name: 'fails.test.js › numbers › are equal',
        error: 'expected 1 to be 2 // Object.is equality',
      },
      { name: 'hook.test.js › a hook', error: 'no database' },
      { name: 'broken.test.js', error: expect.stringContaining('./missing.js') },
      { name: 'an error outside of every test', error: 'too late' },
    ]),
  )
})
