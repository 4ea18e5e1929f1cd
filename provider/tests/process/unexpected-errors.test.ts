import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/**
 * Runs statements one after the other in a program with this error handling: `end` exits with code
 * 3, the program itself with 0. Returns the lines of its log too.
 */
async function run(...statements: string[]) {
  const program = `
    import { createServer } from 'node:net'
    import { createLog } from './src/log.ts'
    import { handleUnexpectedErrors } from './src/unexpected-errors.ts'
    const log = createLog((line) => process.stdout.write(line))
    handleUnexpectedErrors(log, () => process.exit(3))
    setTimeout(() => process.exit(0), 300)
    ${statements.map((statement) => `setTimeout(() => { ${statement} }, 0)`).join('\n')}`
  const args = ['--import', 'tsx', '--input-type=module', '-e', program]
  const outcome = await promisify(execFile)(process.execPath, args, { cwd: root }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  )
  const lines = outcome.stdout.trim().split('\n')
  return {
    code: outcome.code,
    lines: lines.map((line): Record<string, unknown> => JSON.parse(line)),
  }
}

test('rejections and lost connections are logged, and the process goes on', async () => {
  const { code, lines } = await run(
    'Promise.reject(new TypeError("lost"))',
    'Promise.reject("lost")',
    // A socket nobody listens to.
    'createServer().on("connection", (s) => s.destroy()).listen(1, "192.0.2.1")',
    'throw Object.assign(new Error("terminating connection"), { code: "57P01" })',
  )
  expect(code).toBe(0)
  expect(lines).toMatchObject([
    { level: 'error', event: 'unhandled rejection', name: 'TypeError', message: 'lost' },
    { level: 'error', event: 'unhandled rejection', error: 'string' },
    { level: 'error', event: 'uncaught exception', code: 'EADDRNOTAVAIL' },
    { level: 'error', event: 'uncaught exception', code: '57P01' },
  ])
})

test('an exception in a callback is logged with its stack and ends the process', async () => {
  const { code, lines } = await run('undefined.property')
  expect(code).toBe(3)
  expect(lines).toMatchObject([{ event: 'uncaught exception', name: 'TypeError' }])
  expect(lines[0]!.stack).toEqual(expect.arrayContaining([expect.stringMatching(/^at /)]))
})
