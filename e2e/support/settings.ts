import { readSettings } from '@/scripts/stack/settings'

/** The journeys run beside a demo on ports of their own, from E2E_PORT, with data of their own. */
export function e2eSettings() {
  const port = Number(process.env.E2E_PORT || 3900)
  return readSettings({
    ...process.env,
    PORT: String(port),
    PROVIDER_PORT: String(port + 1),
    DATA_DIR: `.data/e2e-${port}`,
  })
}
