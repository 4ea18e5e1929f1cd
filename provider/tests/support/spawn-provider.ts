import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { inject } from 'vitest'
import { searchPath } from './env'

const root = resolve(import.meta.dirname, '../..')

/**
 * What a test's provider needs to run on a data directory: any free port, no demo data, no limits.
 */
export const providerEnvironment = (dataDir: string) => ({
  PATH: searchPath(),
  NODE_ENV: 'test' as const,
  DATA_DIR: dataDir,
  PROVIDER_PORT: '0',
  RATE_LIMITS: 'off',
  SEED: '0',
})

/** Runs the provider as its own process on a data directory, on any free port. */
export function spawnProvider(dataDir: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [inject('program')], {
    cwd: root,
    env: { ...providerEnvironment(dataDir), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errorOutput = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (errorOutput += chunk))
  const exited = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((done) =>
    child.on('exit', (code, signal) => done({ code, signal })),
  )
  const listening = new Promise<string>((done, fail) => {
    child.stdout.on('data', () => {
      const port = output.match(/"event":"listening".*?"port":(\d+)/)?.[1]
      if (port) done(`http://127.0.0.1:${port}`)
    })
    void exited.then(({ code }) => fail(new Error(`exited with ${code}: ${errorOutput}`)))
  })
  listening.catch(() => undefined)
  const events = () =>
    output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line): Record<string, unknown> => JSON.parse(line))
  return {
    pid: child.pid ?? 0,
    /** The address, once it listens; rejects when it ends before. */
    listening,
    exited,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    errorOutput: () => errorOutput,
    events,
    /** How often its database server has come back. */
    databaseReturns: () =>
      events().filter(({ event }) => event === 'database server is back').length,
  }
}
