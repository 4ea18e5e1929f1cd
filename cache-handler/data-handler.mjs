import { serialize } from 'node:v8'
import defaultHandler from 'next/dist/server/lib/cache-handlers/default.js'
import { shared } from './shared.mjs'
import { LONGEST_SECONDS, readValue } from './shared-store.mjs'
import { readTags, writeTags } from './shared-tags.mjs'

const MAX_BYTES = 12 * 1024 * 1024
const keyOf = (key) => `data:${key}`

const streamOf = (bytes) => new Blob([bytes]).stream()

/** @param {string} key @param {import('./shared-store.mjs').SharedStore} store */
async function readShared(key, store) {
  const stored = await store.read(keyOf(key))
  const value = stored && (await readValue(() => stored))
  if (!value) return undefined
  const { bytes, ...entry } = value
  return { entry, bytes }
}

/**
 * Keeps the results of `'use cache'` functions in memory and, where there is one, in the store that
 * all web servers share, so that a read of one server answers for all.
 *
 * @param {import('./shared-store.mjs').SharedStore | null} store
 * @returns {import('next/cache').CacheHandler}
 */
export function createDataHandler(store) {
  const memory = defaultHandler.createDefaultCacheHandler(MAX_BYTES)
  if (store === null) return memory
  return {
    ...memory,

    async get(key, softTags) {
      const own = await memory.get(key, softTags)
      // Negative for what has a tag that was cleared, which another server may have read again.
      if (own && own.revalidate >= 0) return own
      const found = await readShared(key, store)
      if (!found || found.entry.timestamp <= (own?.timestamp ?? 0)) return own
      const { entry, bytes } = found
      await memory.set(key, Promise.resolve({ ...entry, value: streamOf(bytes) }))
      // Null again for what has become too old or whose tags were cleared meanwhile.
      return memory.get(key, softTags)
    },

    async set(key, pending) {
      const { value, ...entry } = await pending
      const bytes = new Uint8Array(await new Response(value).arrayBuffer())
      await memory.set(key, Promise.resolve({ ...entry, value: streamOf(bytes) }))
      if (entry.expire <= 0) return
      const seconds = Math.ceil(Math.min(entry.expire, LONGEST_SECONDS))
      await store.write(keyOf(key), serialize({ ...entry, bytes }), seconds)
    },

    refreshTags: () => readTags(store),

    async updateTags(tags, durations) {
      await memory.updateTags(tags, durations)
      await writeTags(store, tags)
    },
  }
}

export default createDataHandler(shared)
