import { readSettings } from '../stack/settings'

const port = Number(process.env.BENCH_PORT || 3950)
/** From BENCH_PORT on: beside a demo and the journeys. */
export const ports = {
  web: port,
  provider: port + 1,
  bare: port + 2,
  browser: port + 3,
  lists: port + 4,
  large: port + 5,
}

/** A product on a port and the next, with data of its own. */
export const settingsAt = (webPort: number, dataDir: string) =>
  readSettings({
    ...process.env,
    PORT: String(webPort),
    PROVIDER_PORT: String(webPort + 1),
    DATA_DIR: dataDir,
  })

export const settings = settingsAt(ports.web, '.bench/data')
