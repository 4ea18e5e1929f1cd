import { ownPort, settingsAt } from '@/scripts/stack/settings'

/** The journeys run beside a demo on ports of their own, from E2E_PORT, with data of their own. */
export function e2eSettings() {
  const port = ownPort('E2E_PORT')
  return settingsAt(port, `.data/e2e-${port}`)
}
