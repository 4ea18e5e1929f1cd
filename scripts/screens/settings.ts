import { readSettings } from '../stack/settings'

const port = Number(process.env.SCREENS_PORT || 3960)

/** From SCREENS_PORT on: beside a demo, the journeys and measurements; with data of its own. */
export const settings = readSettings({
  ...process.env,
  PORT: String(port),
  PROVIDER_PORT: String(port + 1),
  DATA_DIR: '.bench/screens',
})
