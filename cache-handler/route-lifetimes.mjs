import sharedCacheControls from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'

/** @type {Map<string, { revalidate: number | false, expire?: number }>} */
const lifetimes = sharedCacheControls.SharedCacheControls.cacheControls

/** A few megabytes. */
const MOST = 10_000

/**
 * Forgets the lifetimes that Next.js remembers of every address that was ever rendered, once they
 * are many, so that made-up addresses do not fill the memory. Each stored page has its own too, from
 * which Next.js remembers it again.
 */
export function boundRouteLifetimes() {
  if (lifetimes.size >= MOST) lifetimes.clear()
}
