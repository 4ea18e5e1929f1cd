import { createHash } from 'node:crypto'
import constants from 'next/dist/lib/constants.js'
import tagsManifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { deferScripts } from './deferred-scripts.mjs'
import { beginRenewal, endRender } from './render-limit.mjs'
import { oneDocument, responseStatus } from './document.mjs'
import { lacksSomething } from './failure-lifetime.mjs'
import { hosts } from './environment.mjs'
import { oneByte } from './one-byte.mjs'
import { logForeignScript, pagePolicy } from './page-policy.mjs'
import { forgetPassing, keepPassing, readPassing } from './passing-pages.mjs'
import { isRenderRefused, refusedPage } from './refused-renders.mjs'
import { boundRouteLifetimes } from './route-lifetimes.mjs'
import { shared } from './shared.mjs'
import { readPage, removePage, writePage } from './shared-pages.mjs'
import { readTags, writeTags } from './shared-tags.mjs'

const FileSystemCache = fileSystemCache.default ?? fileSystemCache
const { NEXT_CACHE_TAGS_HEADER } = constants
const { areTagsStale } = tagsManifest

/** Seconds until a failed revalidation of a page is retried. */
const RETRY_AFTER = 10

// Weak, because the server sends the page in several codings.
const entityTag = (html) => `W/"${createHash('sha1').update(html).digest('base64url')}"`

function prepare(page) {
  page.headers ??= {}
  if (page.headers['content-security-policy']) return
  page.html = deferScripts(oneDocument(oneByte(page.html)))
  page.headers['content-security-policy'] = pagePolicy(page.html, hosts, logForeignScript)
  page.headers.etag = entityTag(page.html)
}

/** Other servers are asked for a newer page no more often, in milliseconds. */
const ASK_EVERY_MS = 1_000

/** Whether a page must not be shown any more. */
function isExpired({ lastModified, cacheControl }, now = Date.now()) {
  const expire = cacheControl?.expire
  return typeof expire === 'number' && now > lastModified + expire * 1000
}

/** Whether a page is to be rendered again. */
function isOld({ value, lastModified, cacheControl }, now = Date.now()) {
  const revalidate = cacheControl?.revalidate
  if (typeof revalidate === 'number' && now > lastModified + revalidate * 1000) return true
  const tags = value?.headers?.[NEXT_CACHE_TAGS_HEADER]?.split(',') ?? []
  return areTagsStale(tags, lastModified)
}

/** Whether another server may have a page that is missing here or has become old. */
function mayBeNewer(entry, now = Date.now()) {
  if (!entry) return true
  return isOld(entry, now) && now > (entry.askedAt ?? 0) + ASK_EVERY_MS
}

/**
 * Keeps pages in memory, up to `cacheMaxMemorySize`, and evicts the least recently used.
 *
 * When a page is stored it is encoded for fast sending and gets its entity tag and its content
 * security policy with the hashes of our and the framework's inline scripts, so that nothing is
 * computed per request and no nonce makes the page dynamic. Only complete responses with status 200
 * are kept, those of unknown ids for seconds (passing-pages.mjs), and an incomplete page never
 * replaces a complete one.
 */
export default class PageCache extends FileSystemCache {
  async get(key, context) {
    if (shared) await readTags(shared)
    const passing = context.kind === 'APP_PAGE' && readPassing(key)
    if (passing) return passing
    let entry = await super.get(key, context)
    if (shared && context.kind === 'APP_PAGE' && mayBeNewer(entry)) {
      await this.takeShared(key, entry)
      entry = await super.get(key, context)
    }
    if (context.kind === 'APP_PAGE' && !context.isFallback) {
      if (!entry || isExpired(entry)) {
        if (await isRenderRefused(key)) return refusedPage()
      } else if (isOld(entry) && !beginRenewal(key)) {
        // Shown as it is, and rendered at a later visit.
        entry = { ...entry, lastModified: Date.now() }
      }
    }
    // Pages of the build were stored without this handler.
    if (entry?.value?.kind === 'APP_PAGE') prepare(entry.value)
    return entry
  }

  async set(key, page, context) {
    endRender(key)
    boundRouteLifetimes()
    if (page?.kind !== 'APP_PAGE') return super.set(key, page, context)
    prepare(page)
    const status = responseStatus(page.html)
    const isWhole = status === null && (page.status ?? 200) === 200 && !lacksSomething(context)
    if (isWhole) {
      await super.set(key, page, context)
      const { cacheControl } = context
      if (shared)
        await writePage(shared, key, { value: page, lastModified: Date.now(), cacheControl })
      return
    }

    delete page.headers.etag
    page.status = status ?? page.status
    page.headers['cache-control'] = 'no-store'
    if (status === 503) page.headers['retry-after'] = String(RETRY_AFTER)
    if (status !== 503 && !lacksSomething(context)) {
      if (page.status === 200 || page.status === 404) await this.replaceByPassing(key, page)
      return
    }
    const previous = await super.get(key, context)
    if (!previous?.value) return
    const { expire } = previous.cacheControl ?? {}
    return super.set(key, previous.value, {
      ...context,
      cacheControl: { revalidate: RETRY_AFTER, expire },
    })
  }

  /** Keeps a page for seconds, in place of what stood at its address before, which is gone. */
  async replaceByPassing(key, page) {
    FileSystemCache.memoryCache?.remove(key)
    keepPassing(key, page)
    if (shared) await removePage(shared, key)
  }

  /** Puts the page that another server has made into memory, if it is newer than the own one. */
  async takeShared(key, own) {
    if (own) own.askedAt = Date.now()
    const other = await readPage(shared, key)
    if (!other || other.lastModified <= (own?.lastModified ?? 0)) return
    prepare(other.value)
    await super.set(key, other.value, { cacheControl: other.cacheControl })
    const stored = await super.get(key, { kind: 'APP_PAGE' })
    if (stored) stored.lastModified = other.lastModified
  }

  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations)
    forgetPassing()
    if (shared) await writeTags(shared, [tags].flat())
  }
}
