/**
 * Lifetime of a failed read, in seconds, so that the next visit reads again. Successful reads live
 * longer, so a page with this lifetime is incomplete.
 */
export const failureLifetime = { stale: 30, revalidate: 1, expire: 300 }

/**
 * Whether any read of a page failed; a page lives as long as the shortest-lived of its reads.
 *
 * @param {{ cacheControl?: { revalidate: number | false } }} context the cache context of Next.js
 */
export const lacksSomething = ({ cacheControl }) =>
  typeof cacheControl?.revalidate === 'number' &&
  cacheControl.revalidate <= failureLifetime.revalidate
