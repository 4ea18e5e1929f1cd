import { readSettings } from '../stack/settings'

const port = Number(process.env.CHECK_PORT || 3960)

/** A product of its own on CHECK_PORT and the next, with data of its own. */
export const settings = readSettings({
  ...process.env,
  PORT: String(port),
  PROVIDER_PORT: String(port + 1),
  DATA_DIR: '.bench/html',
})
