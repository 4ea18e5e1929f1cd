import tagsManifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { expect, it, vi } from 'vitest'
import { writePage } from '@/cache-handler/shared-pages.mjs'
import { memoryStore } from './support/memory-store'
import { pageCache } from './support/page-cache'

const store = vi.hoisted(() => ({}) as ReturnType<typeof memoryStore>)
vi.mock('@/cache-handler/shared.mjs', () => ({ shared: store }))
Object.assign(store, memoryStore())

const cache = pageCache()
const cacheControl = { revalidate: 60, expire: 600 }

const page = (content: string) => ({
  kind: 'APP_PAGE',
  html: `<html><body>${content}</body></html>`,
  headers: { 'x-next-cache-tags': 'videos' } as Record<string, string>,
})

async function htmlOf(key: string) {
  const found = await cache.get(key, { kind: 'APP_PAGE', isFallback: false } as never)
  return (found as { value: { html: string } } | null)?.value.html
}

/** What another server does. */
const elsewhere = (key: string, content: string, lastModified = Date.now()) =>
  writePage(store, key, { value: page(content), lastModified, cacheControl })

it('a page that another server has made is served with a policy of our own', async () => {
  await elsewhere('/yoga', 'rows')
  expect(await htmlOf('/yoga')).toContain('rows')
  store.values.clear()
  expect(await htmlOf('/yoga')).toContain('rows')
})

it('a page that was made here is stored for the others', async () => {
  await cache.set('/barre', page('rows') as never, { cacheControl } as never)
  expect([...store.values.keys()]).toContain('page:/barre')
})

it('after a tag was cleared, the page that another server has made since is taken', async () => {
  await cache.set('/row', page('old rows') as never, { cacheControl } as never)
  await elsewhere('/row', 'new rows', Date.now() + 2_000)
  expect(await htmlOf('/row')).toContain('old rows')
  tagsManifest.tagsManifest.set('videos', { stale: Date.now() + 1_000 })
  expect(await htmlOf('/row')).toContain('new rows')
})
