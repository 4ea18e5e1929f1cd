import { ownPort, settingsAt } from '@/scripts/stack/settings'

/**
 * The end-to-end tests use their own ports from E2E_PORT on and their own data, so that a demo can
 * run at the same time.
 */
export function e2eSettings() {
  const port = ownPort('E2E_PORT')
  return settingsAt(port, `.data/e2e-${port}`)
}
