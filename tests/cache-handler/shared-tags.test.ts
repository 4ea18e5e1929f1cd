import tagsManifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { expect, it, vi } from 'vitest'
import { readTags, writeTags } from '@/cache-handler/shared-tags.mjs'
import { memoryStore } from './support/memory-store'

const known = tagsManifest.tagsManifest as Map<string, { stale?: number; expired?: number }>
let now = Date.now()

it('a tag that another server has cleared is cleared here', async () => {
  const store = memoryStore()
  known.set('videos', { expired: 5_000 })
  await writeTags(store, ['videos'])
  known.clear()
  await readTags(store, (now += 2_000))
  expect(known.get('videos')).toMatchObject({ expired: 5_000 })
})

it('a tag that was cleared here later stays so', async () => {
  const store = memoryStore()
  await store.writeTags({ videos: '{"expired":5000,"stale":9000}' })
  known.set('videos', { expired: 7_000 })
  await readTags(store, (now += 2_000))
  expect(known.get('videos')).toEqual({ expired: 7_000, stale: 9_000 })
})

it('the tags are read at most once a second', async () => {
  const store = memoryStore()
  const read = vi.spyOn(store, 'readTags')
  now += 2_000
  await Promise.all([readTags(store, now), readTags(store, now), readTags(store, now + 900)])
  expect(read).toHaveBeenCalledTimes(1)
  await readTags(store, (now += 1_001))
  expect(read).toHaveBeenCalledTimes(2)
})

it('a tag that was cleared while Redis was full is cleared elsewhere as soon as it is not', async () => {
  const store = memoryStore()
  const full = { ...store, writeTags: async () => false }
  known.set('studios', { stale: 8_000 })
  await writeTags(full, ['studios'])
  await readTags(full, (now += 2_000))
  expect(await store.readTags()).not.toHaveProperty('studios')
  await readTags(store, (now += 2_000))
  expect(await store.readTags()).toMatchObject({ studios: '{"stale":8000}' })
})
