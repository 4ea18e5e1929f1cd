import { readSettings } from '../stack/settings'

const port = Number(process.env.BENCH_PORT || 3950)
/** From BENCH_PORT on: beside a demo and the journeys. */
export const ports = {
  web: port,
  provider: port + 1,
  bare: port + 2,
  browser: port + 3,
  lists: port + 4,
}
/** A product of its own, with data of its own. */
export const settings = readSettings({
  ...process.env,
  PORT: String(ports.web),
  PROVIDER_PORT: String(ports.provider),
  DATA_DIR: '.bench/data',
})
