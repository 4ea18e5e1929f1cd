import { resolve } from 'node:path'

/** Where the product is started: ports, data directory and the addresses that follow from them. */
export type Settings = ReturnType<typeof readSettings>

type Environment = Readonly<Record<string, string | undefined>>

function readPort(name: string, env: Environment, fallback: number) {
  const value = env[name]
  const port = Number(value || fallback)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`${name} must be a port number, not "${value}".`)
}

/**
 * Reads PORT, PROVIDER_PORT and DATA_DIR; throws an Error with a sentence for the person at the
 * terminal when one cannot be used.
 */
export function readSettings(env: Environment = process.env) {
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

/** The first port of what runs beside a demo, by the name of its variable; throws as above. */
export const ownPort = (name: keyof typeof ownPorts): number =>
  readPort(name, process.env, ownPorts[name])

/** A product on a port and the next, with data of its own. */
export const settingsAt = (port: number, dataDir: string): Settings =>
  readSettings({ PORT: String(port), PROVIDER_PORT: String(port + 1), DATA_DIR: dataDir })
