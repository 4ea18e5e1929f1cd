import { promisify } from 'node:util'
import { serialize } from 'node:v8'
import { gunzip, gzip } from 'node:zlib'
import { LONGEST_SECONDS, readValue } from './shared-store.mjs'

const keyOf = (key) => `page:${key}`

/**
 * @typedef {{ value: object, lastModified: number, cacheControl?: { revalidate: number | false,
 * expire?: number } }} PageEntry a page as the page cache of Next.js keeps it; times in
 * milliseconds, lifetimes in seconds
 */

/**
 * Stores a page for the other servers, as long as it may be shown.
 *
 * @param {import('./shared-store.mjs').SharedStore} store
 * @param {string} key
 * @param {PageEntry} entry
 */
export async function writePage(store, key, entry) {
  const body = await promisify(gzip)(serialize(entry), { level: 1 })
  await store.write(keyOf(key), body, entry.cacheControl?.expire || LONGEST_SECONDS)
}

/**
 * Takes a page from the other servers.
 *
 * @param {import('./shared-store.mjs').SharedStore} store
 * @param {string} key
 */
export const removePage = (store, key) => store.remove(keyOf(key))

/**
 * The page that any server stored last; null when there is none or it is of another format. Its
 * headers are removed, because a policy is only made from what stands in the page.
 *
 * @param {import('./shared-store.mjs').SharedStore} store
 * @param {string} key
 * @returns {Promise<PageEntry | null>}
 */
export async function readPage(store, key) {
  const body = await store.read(keyOf(key))
  if (body === null) return null
  const entry = await readValue(() => promisify(gunzip)(body))
  if (typeof entry?.value?.html !== 'string' || !(entry.lastModified > 0)) return null
  for (const name of ['content-security-policy', 'etag']) delete entry.value.headers?.[name]
  return entry
}
