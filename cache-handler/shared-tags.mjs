import tagsManifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'

/** How old the knowledge of cleared tags may be, in milliseconds. */
const MAX_AGE_MS = 1_000
const known = tagsManifest.tagsManifest
let readAt = -Infinity
/** @type {Promise<void> | undefined} */
let reading
/** Cleared tags that the others were not told yet, because Redis was away or full. */
const unsent = new Set()

/**
 * Learns which tags other servers have cleared, at most once a second.
 *
 * @param {import('./shared-store.mjs').SharedStore} store
 * @param {number} [now] in milliseconds
 */
export async function readTags(store, now = Date.now()) {
  if (now < readAt + MAX_AGE_MS) return reading
  readAt = now
  if (unsent.size > 0) void writeTags(store, [])
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
 * Tells the other servers which tags this one has cleared; what cannot be told now is told as soon
 * as tags can be stored again.
 *
 * @param {import('./shared-store.mjs').SharedStore} store
 * @param {readonly string[]} tags
 */
export async function writeTags(store, tags) {
  for (const tag of tags) unsent.add(tag)
  const sending = [...unsent]
  const states = sending.map((tag) => [tag, JSON.stringify(known.get(tag) ?? {})])
  if (!(await store.writeTags(Object.fromEntries(states)))) return
  for (const tag of sending) unsent.delete(tag)
}
