import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import packageJson from '@/package.json'
import { childEnvironment } from '@/scripts/env'

const source = fileURLToPath(import.meta.resolve('../../support/fake-stack.ts'))

let folder: string
/** The fake stack as JavaScript, which starts sooner. */
let program: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'xplus-stack-'))
  program = join(folder, 'fake-stack.mjs')
  await build({
    entryPoints: [source],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
  })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function freePorts(count: number) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => new Promise((done) => server.once('listening', done))))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
  return ports
}

/** The response of the server on a port (its process id), or null when it is not running. */
const ask = (port: number, path = '/') =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    (response) => response.text(),
    () => null,
  )

async function until<T>(read: () => T | Promise<T>, wanted: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await read()
    if (wanted(value)) return value
    await wait(20)
  }
}

function run(file: string, args: string[], cwd?: string) {
  const child = spawn(file, args, {
    cwd,
    env: childEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const exited = new Promise<number | null>((done) => child.once('exit', done))
  return { child, exited, output: () => output }
}

async function start(mode: 'restart' | 'together') {
  const [first = 0, second = 0] = await freePorts(2)
  const args = [program, mode, folder, String(first), String(second)]
  const stack = run(process.execPath, args)
  await until(stack.output, (text) => text.includes('all run'))
  return { ...stack, first, second }
}

test('a program that exits by itself is restarted, and the other continues', async () => {
  const { child, exited, output, first, second } = await start('restart')
  const [before, other] = [await ask(first), await ask(second)]
  await ask(first, '/crash')
  const after = await until(
    () => ask(first),
    (pid) => pid !== null && pid !== before,
  )
  await until(output, (text) => text.includes('Server 1 runs again.'))
  expect(output()).toContain('Server 1 ended (exit code 7); see ')
  expect(await ask(second)).toBe(other)
  // The log still has the previous run.
  const log = readFileSync(join(folder, '1.log'), 'utf8')
  expect(log).toContain(`serving as ${before}`)
  expect(log).toContain(`serving as ${after}`)
  child.kill('SIGTERM')
  expect(await exited).toBe(0)
  expect([await ask(first), await ask(second)]).toEqual([null, null])
})

test('one that exits repeatedly stops everything and fails', async () => {
  const { exited, output, first, second } = await start('restart')
  const ended = exited.then(() => true)
  while (!(await Promise.race([ended, wait(20).then(() => false)]))) await ask(first, '/crash')
  expect(await exited).toBe(1)
  expect(output()).toContain('It ended 3 times; everything is stopped.')
  expect(await ask(second)).toBeNull()
})

test('without restarts the first exit stops everything and fails', async () => {
  const { exited, output, first, second } = await start('together')
  await ask(first, '/crash')
  expect(await exited).toBe(1)
  expect(output()).toContain('Server 1 ended (exit code 7)')
  expect(await ask(second)).toBeNull()
})

test.skipIf(process.platform === 'win32').each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
  '%s to npm alone stops everything',
  async (signal) => {
    const [first = 0, second = 0] = await freePorts(2)
    const fake = [program, 'restart', folder, first, second].map((part) => JSON.stringify(part))
    const script = packageJson.scripts.demo
      .replaceAll('scripts/demo.ts', fake.join(' '))
      .replaceAll('--import tsx', `--import "${import.meta.resolve('tsx')}"`)
    const project = mkdtempSync(join(folder, 'npm-'))
    writeFileSync(join(project, 'package.json'), JSON.stringify({ scripts: { demo: script } }))
    const { child, exited, output } = run('npm', ['run', 'demo'], project)
    await until(output, (text) => text.includes('all run'))
    child.kill(signal)
    await exited
    for (const port of [first, second])
      await until(
        () => ask(port),
        (pid) => pid === null,
      )
  },
)
