import { spawn } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { providerEnvironment } from '../support/spawn-provider'
import { createTestDatabase } from '../support/test-database'

const root = resolve(import.meta.dirname, '../..')
/** What `ulimit -f` allows a file, in blocks whose size differs between shells. */
const blocks = 40

let dir: string
let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'xplus-full-log-'))
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.drop()
  rmSync(dir, { recursive: true, force: true })
})

/** A provider whose log, a file, cannot grow beyond a few kilobytes: as on a full disk. */
function startOnFullDisk(file: string) {
  const command = `ulimit -f ${blocks}; exec "$0" "$1"`
  const log = openSync(file, 'a')
  return spawn('sh', ['-c', command, process.execPath, inject('program')], {
    cwd: root,
    env: { ...providerEnvironment(dir), DATABASE_URL: database.url },
    stdio: ['ignore', log, 'pipe'],
  })
}

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n')

test.skipIf(process.platform === 'win32')(
  'a log that cannot be written loses only lines, which are counted',
  async () => {
    const file = join(dir, 'provider.log')
    const provider = startOnFullDisk(file)
    const exited = new Promise((done) => provider.once('exit', done))
    let port: string | undefined
    while (!port) {
      await wait(50)
      port = linesOf(file)
        .join('')
        .match(/"event":"listening".*?"port":(\d+)/)?.[1]
      expect(provider.exitCode).toBeNull()
    }
    const ask = async () => (await fetch(`http://127.0.0.1:${port}/health`)).status
    let size = -1
    while (statSync(file).size !== size) {
      size = statSync(file).size
      for (let n = 0; n < 20; n += 1) expect(await ask()).toBe(200)
    }
    for (let n = 0; n < 20; n += 1) expect(await ask()).toBe(200)

    truncateSync(file)
    expect(await ask()).toBe(200)
    const [lost, request] = linesOf(file).filter(Boolean)
    expect(JSON.parse(lost!)).toMatchObject({ level: 'error', event: 'log lines lost' })
    expect(JSON.parse(lost!).lines).toBeGreaterThanOrEqual(20)
    expect(JSON.parse(request!)).toMatchObject({ event: 'request', path: '/health', status: 200 })
    provider.kill('SIGTERM')
    expect(await exited).toBe(0)
  },
)
