import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Runs a program with this error handling: `end` exits with code 3, the program itself with 0. */
async function run(statement: string) {
  const program = `
    import { createServer } from 'node:net'
    import { createLog } from './src/log.ts'
    import { handleUnexpectedErrors } from './src/unexpected-errors.ts'
    const log = createLog((line) => process.stdout.write(line))
    handleUnexpectedErrors(log, () => process.exit(3))
    setTimeout(() => process.exit(0), 300)
    setTimeout(() => { ${statement} }, 0)`
  const args = ['--import', 'tsx', '--input-type=module', '-e', program]
  const outcome = await promisify(execFile)(process.execPath, args, { cwd: root }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  )
  return { code: outcome.code, line: JSON.parse(outcome.stdout) as Record<string, unknown> }
}

test.each([
  ['a rejected promise', 'Promise.reject(new TypeError("lost"))', 'unhandled rejection'],
  ['a rejection that is no error', 'Promise.reject("lost")', 'unhandled rejection'],
  [
    'a socket nobody listens to',
    'createServer().on("connection", (s) => s.destroy()).listen(1, "192.0.2.1")',
    'uncaught exception',
  ],
  [
    'a lost database connection',
    'throw Object.assign(new Error("terminating connection"), { code: "57P01" })',
    'uncaught exception',
  ],
])('%s is logged and the process goes on', async (_, statement, event) => {
  const { code, line } = await run(statement)
  expect([code, line.event, line.level]).toEqual([0, event, 'error'])
})

test('an exception in a callback is logged with its stack and ends the process', async () => {
  const { code, line } = await run('undefined.property')
  expect(code).toBe(3)
  expect(line).toMatchObject({ event: 'uncaught exception', name: 'TypeError' })
  expect(line.stack).toEqual(expect.arrayContaining([expect.stringMatching(/^at /)]))
})
