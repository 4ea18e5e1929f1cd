import { join, resolve } from 'node:path'
import { createServer } from 'node:net'
import { createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type Environment, settingVariables } from '../env'

/** Settings of a local start: ports, data directory and the URLs derived from them. */
export type Settings = ReturnType<typeof readSettings>

function readPort(name: string, env: Environment, fallback: number) {
  const value = env[name]
  const port = Number(value || fallback)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`${name} must be a port number, not "${value}".`)
}

/**
 * Reads PORT, PROVIDER_PORT and DATA_DIR; throws an Error with a user-readable message when one is
 * invalid.
 */
export function readSettings(env: Environment = settingVariables()) {
  const port = readPort('PORT', env, 3000)
  const providerPort = readPort('PROVIDER_PORT', env, 4000)
  if (port === providerPort) throw new Error('PORT and PROVIDER_PORT must differ.')
  return {
    port,
    providerPort,
    dataDir: resolve(env.DATA_DIR || '.data'),
    webUrl: `http://localhost:${port}`,
    providerUrl: `http://127.0.0.1:${providerPort}`,
    mediaUrl: `http://localhost:${providerPort}/media`,
  }
}

const ownPorts = { E2E_PORT: 3900, BENCH_PORT: 3950, CHECK_PORT: 3960, SCREENS_PORT: 3960 }

/**
 * The first port of a program that runs beside a demo, by the name of its variable; throws like
 * `readSettings`.
 */
export const ownPort = (name: keyof typeof ownPorts): number =>
  readPort(name, settingVariables(), ownPorts[name])

/** Settings for a port and the next one, with their own data directory. */
export const settingsAt = (port: number, dataDir: string): Settings =>
  readSettings({ PORT: String(port), PROVIDER_PORT: String(port + 1), DATA_DIR: dataDir })

function isFree(port: number) {
  return new Promise<boolean>((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(false) : reject(error),
    )
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/**
 * Throws an Error with instructions when one of the ports is in use. `wanted` lists ports by the
 * environment variable that changes them.
 */
export async function requireFreePorts(wanted: Record<string, readonly number[]>): Promise<void> {
  for (const [name, ports] of Object.entries(wanted)) {
    for (const port of ports) {
      if (await isFree(port)) continue
      throw new Error(
        `Port ${port} is taken. Stop the program that uses it, or choose another port with ${name}=${Math.max(...ports) + 1}.`,
      )
    }
  }
}

function keepSecret(dataDir: string) {
  const file = join(dataDir, 'secret')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}

/**
 * The secrets for running locally, derived by name from one that is generated once and stored in
 * the data directory, so that sessions survive a restart.
 */
export function localSecrets(dataDir: string) {
  const secret = keepSecret(dataDir)
  const named = (name: string) => createHmac('sha256', secret).update(name).digest('hex')
  return {
    proxy: named('proxy'),
    playback: named('playback'),
    geography: named('geography'),
    session: named('session'),
    revalidation: named('revalidation'),
  }
}
