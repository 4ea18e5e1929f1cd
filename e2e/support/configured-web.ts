import { join } from 'node:path'
import { startNode, stopChild } from '@/scripts/stack/children'
import { webEnvironment, webProgram } from '@/scripts/stack/start'
import { waitUntilHealthy } from '@/scripts/stack/wait-until-healthy'
import { freePort } from './free-port'
import { e2eSettings } from './settings'

/** A second web application with additional environment variables; `log` is the file of its output. */
export async function startConfiguredWeb(variables: Record<string, string>) {
  const settings = e2eSettings()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = { ...webEnvironment({ ...settings, webUrl: url }), ...variables }
  const log = join(settings.dataDir, 'logs', `web-${port}.log`)
  const name = `The web application with ${Object.keys(variables).join(' and ')}`
  const child = startNode({ ...webProgram(port, env, log), name })
  await waitUntilHealthy({ name, child, log, url: `http://127.0.0.1:${port}/api/health` })
  return { url, log, stop: () => stopChild(child) }
}
