import incrementalCache from 'next/dist/server/lib/incremental-cache/index.js'
import lifetimes from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import { expect, it } from 'vitest'
import PageCache from '@/cache-handler/handler.mjs'

type Cache = InstanceType<typeof incrementalCache.IncrementalCache>
const route = { kind: 'APP_PAGE', sourceRoute: '/[locale]/page' }
const cacheControl = { revalidate: 60, expire: 3600 }

const nextCache = (): Cache =>
  new incrementalCache.IncrementalCache({
    fs: {},
    dev: false,
    flushToDisk: false,
    serverDistDir: '/nowhere',
    maxMemoryCacheSize: 1_000_000,
    requestHeaders: {},
    previewProps: {},
    prerenderManifest: { routes: {}, dynamicRoutes: {} },
    CurCacheHandler: PageCache,
    locales: undefined,
  } as never)

const remembered = () =>
  (lifetimes.SharedCacheControls as unknown as { cacheControls: Map<string, unknown> })
    .cacheControls

it('made-up addresses leave nothing behind, and the lifetimes of stored pages stay known', async () => {
  const cache = nextCache()
  const store = (path: string, html: string) =>
    cache.set(
      path,
      { kind: 'APP_PAGE', html, headers: {} } as never,
      { route, cacheControl } as never,
    )
  await store('/en/kept', '<html></html>')
  const missing = '<html><meta name="answer-status" content="404"/></html>'
  for (let number = 0; number < 25_000; number += 1) await store(`/en/${number}`, missing)
  expect(remembered().size).toBeLessThanOrEqual(10_000)
  const kept = await cache.get('/en/kept', { kind: 'APP_PAGE', route } as never)
  expect(kept).toMatchObject({ cacheControl })
})
