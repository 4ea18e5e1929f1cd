import { join } from 'node:path'
import { startNode, stopChild } from './children'
import { freePort } from './free-port'
import type { Settings } from './settings'
import { webEnvironment, webProgram } from './start'
import { waitUntilHealthy } from './wait-until-healthy'

/**
 * Starts one more web application, with a cache of its own and on any free port, in front of the
 * provider of these settings.
 * @param name what its messages call it
 * @param variables additional environment variables
 */
export async function startAnotherWeb(
  settings: Settings,
  name: string,
  variables: Record<string, string> = {},
) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = { ...webEnvironment({ ...settings, webUrl: url }), ...variables }
  const log = join(settings.dataDir, 'logs', `web-${port}.log`)
  const child = startNode({ ...webProgram(port, env, log), name })
  await waitUntilHealthy({ name, child, log, url: `http://127.0.0.1:${port}/api/health` })
  return { url, log, stop: () => stopChild(child) }
}
