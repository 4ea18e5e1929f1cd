import { join } from 'node:path'
import { startNode, stopChild } from '@/scripts/stack/children'
import { webEnvironment, webProgram } from '@/scripts/stack/start'
import { waitUntilHealthy } from '@/scripts/stack/wait-until-healthy'
import { freePort } from './free-port'
import { e2eSettings } from './settings'

/** A second web application that is configured with a support chat script. */
export async function startWebWithChat(chatUrl: string) {
  const settings = e2eSettings()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = { ...webEnvironment({ ...settings, webUrl: url }), SUPPORT_CHAT_URL: chatUrl }
  const log = join(settings.dataDir, 'logs', `web-${port}.log`)
  const name = 'The web application with a chat'
  const child = startNode({ ...webProgram(port, env, log), name })
  await waitUntilHealthy({ name, child, log, url: `http://127.0.0.1:${port}/api/health` })
  return { url, stop: () => stopChild(child) }
}
