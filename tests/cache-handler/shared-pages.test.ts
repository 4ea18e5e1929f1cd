import { expect, it } from 'vitest'
import { readPage, removePage, writePage } from '@/cache-handler/shared-pages.mjs'
import { memoryStore } from './support/memory-store'

const entry = () => ({
  value: {
    kind: 'APP_PAGE',
    html: '<html>é ✓</html>',
    rscData: Buffer.from('data'),
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    headers: { etag: 'W/"1"', 'content-security-policy': "script-src 'sha256-x'", vary: 'rsc' },
  },
  lastModified: 1_000,
  cacheControl: { revalidate: 60, expire: 600 },
})

it('a page comes back as it was, without the policy and the tag that it was stored with', async () => {
  const store = memoryStore()
  await writePage(store, '/en/yoga', entry())
  const { value, ...rest } = entry()
  expect(await readPage(store, '/en/yoga')).toEqual({
    ...rest,
    value: { ...value, headers: { vary: 'rsc' } },
  })
  expect(await readPage(store, '/en/barre')).toBeNull()
})

it.each([
  ['no page', Buffer.from('what is this')],
  ['nothing', Buffer.alloc(0)],
])('%s in its place is no page', async (_, bytes) => {
  const store = memoryStore()
  store.values.set('page:/en/yoga', bytes)
  expect(await readPage(store, '/en/yoga')).toBeNull()
})

it('a page that is gone is taken from all servers', async () => {
  const store = memoryStore()
  await writePage(store, '/en/yoga', entry())
  await removePage(store, '/en/yoga')
  expect(await readPage(store, '/en/yoga')).toBeNull()
})
