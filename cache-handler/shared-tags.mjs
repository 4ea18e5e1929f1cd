import tagsManifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'

/** How old the knowledge of cleared tags may be, in milliseconds. */
const MAX_AGE_MS = 1_000
const known = tagsManifest.tagsManifest
let readAt = -Infinity
/** @type {Promise<void> | undefined} */
let reading

/**
 * Learns which tags other servers have cleared, at most once a second.
 *
 * @param {import('./shared-store.mjs').SharedStore} store
 * @param {number} [now] in milliseconds
 */
export async function readTags(store, now = Date.now()) {
  if (now < readAt + MAX_AGE_MS) return reading
  readAt = now
  reading = store.readTags().then((states) => {
    for (const [tag, text] of Object.entries(states)) {
      const { stale = 0, expired = 0 } = JSON.parse(text)
      const own = known.get(tag) ?? {}
      const later = {
        stale: Math.max(stale, own.stale ?? 0),
        expired: Math.max(expired, own.expired ?? 0),
      }
      known.set(tag, later)
    }
  })
  return reading
}

/**
 * Tells the other servers which tags this one has cleared.
 *
 * @param {import('./shared-store.mjs').SharedStore} store
 * @param {readonly string[]} tags
 */
export const writeTags = (store, tags) =>
  store.writeTags(
    Object.fromEntries(tags.map((tag) => [tag, JSON.stringify(known.get(tag) ?? {})])),
  )
