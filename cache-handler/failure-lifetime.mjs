/**
 * How long a failed read lives, in seconds: it is asked again with the next visit. Nothing that was
 * found lives as short, so a page with this life is one that lacks something.
 */
export const failureLifetime = { stale: 30, revalidate: 1, expire: 300 }

/**
 * Whether any read of a page failed; a page lives as long as the shortest-lived of its reads.
 *
 * @param {{ cacheControl?: { revalidate: number | false } }} context what Next stores a page with
 */
export const lacksSomething = ({ cacheControl }) =>
  typeof cacheControl?.revalidate === 'number' &&
  cacheControl.revalidate <= failureLifetime.revalidate
