import { LRUCache } from 'lru-cache'

/** How long such a page is kept, in milliseconds. */
const LIFETIME_MS = 10_000
const MAX_BYTES = 8 * 1024 * 1024

/**
 * Pages of addresses without end, such as those that no page has, by their key. They are kept so
 * shortly that what begins to exist is soon there, and in so little room that made-up addresses
 * cannot fill the memory; still a storm of requests for one of them renders one page.
 *
 * @type {LRUCache<string, { value: object, lastModified: number, cacheControl: { revalidate: number,
 * expire: number } }>}
 */
const pages = new LRUCache({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ value: { html, rscData, segmentData } }, key) =>
    [...(segmentData?.values() ?? [])].reduce(
      (bytes, data) => bytes + data.length,
      key.length + html.length + (rscData?.length ?? 0),
    ),
})

/** @param {string} key @param {number} [now] in milliseconds */
export function readPassing(key, now = Date.now()) {
  const kept = pages.get(key)
  return kept && now < kept.lastModified + LIFETIME_MS ? kept : undefined
}

/** @param {string} key @param {object} page as Next.js hands it to the page cache */
export function keepPassing(key, page) {
  const seconds = LIFETIME_MS / 1000
  const cacheControl = { revalidate: seconds, expire: seconds }
  pages.set(key, { value: page, lastModified: Date.now(), cacheControl })
}

/** Forgets all, because what was missing may exist now. */
export const forgetPassing = () => pages.clear()
