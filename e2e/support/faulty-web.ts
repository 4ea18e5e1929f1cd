import { join } from 'node:path'
import { startNode, stopChild } from '@/scripts/stack/children'
import { localSecrets } from '@/scripts/stack/settings'
import { webEnvironment, webProgram } from '@/scripts/stack/start'
import { waitUntilHealthy } from '@/scripts/stack/wait-until-healthy'
import { cacheTags } from '@/lib/api/cache-tags'
import { startFaultProxy } from './fault-proxy'
import { freePort } from './free-port'
import { e2eSettings } from './settings'

/**
 * A second web application with its own cache, which reaches the same provider through a proxy that
 * can fail. Sessions of the first one are valid here too.
 */
export async function startFaultyWeb() {
  const settings = e2eSettings()
  const proxy = await startFaultProxy(settings.providerUrl)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = webEnvironment({ ...settings, providerUrl: proxy.url, webUrl: url })
  const log = join(settings.dataDir, 'logs', `web-${port}.log`)
  const name = 'The web application behind the proxy'
  const child = startNode({ ...webProgram(port, env, log), name })
  await waitUntilHealthy({ name, child, log, url: `http://127.0.0.1:${port}/api/health` })
  return {
    url,
    calls: proxy.calls,
    set: proxy.set,
    /** Makes every catalogue page revalidate at its next visit, as if it had expired. */
    async expirePages() {
      const { revalidation } = localSecrets(settings.dataDir)
      const headers = {
        authorization: `Bearer ${revalidation}`,
        'content-type': 'application/json',
      }
      const body = JSON.stringify({ tags: cacheTags })
      const { ok } = await fetch(`${url}/api/revalidate`, { method: 'POST', headers, body })
      if (!ok) throw new Error('The pages could not be expired.')
    },
    async stop() {
      await stopChild(child)
      await proxy.close()
    },
  }
}

export type FaultyWeb = Awaited<ReturnType<typeof startFaultyWeb>>
