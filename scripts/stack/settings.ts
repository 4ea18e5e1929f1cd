import { resolve } from 'node:path'

/** Where the product is started: ports, data directory and the addresses that follow from them. */
export type Settings = ReturnType<typeof readSettings>

function readPort(name: string, value: string | undefined, fallback: number) {
  const port = Number(value || fallback)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`${name} must be a port number, not "${value}".`)
}

/**
 * Reads PORT, PROVIDER_PORT and DATA_DIR; throws an Error with a sentence for the person at the
 * terminal when one cannot be used.
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env) {
  const port = readPort('PORT', env.PORT, 3000)
  const providerPort = readPort('PROVIDER_PORT', env.PROVIDER_PORT, 4000)
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
