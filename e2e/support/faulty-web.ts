import { startAnotherWeb } from '@/scripts/stack/another-web'
import { localSecrets } from '@/scripts/stack/settings'
import { cacheTags } from '@/lib/api/cache-tags'
import { startFaultProxy } from './fault-proxy'
import { e2eSettings } from './settings'

/**
 * A second web application with its own cache, which reaches the same provider through a proxy that
 * can fail. Sessions of the first one are valid here too.
 */
export async function startFaultyWeb() {
  const settings = e2eSettings()
  const proxy = await startFaultProxy(settings.providerUrl)
  const web = await startAnotherWeb(
    { ...settings, providerUrl: proxy.url },
    'The web application behind the proxy',
  )
  return {
    url: web.url,
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
      const { ok } = await fetch(`${web.url}/api/revalidate`, { method: 'POST', headers, body })
      if (!ok) throw new Error('The pages could not be expired.')
    },
    async stop() {
      await web.stop()
      await proxy.close()
    },
  }
}

export type FaultyWeb = Awaited<ReturnType<typeof startFaultyWeb>>
