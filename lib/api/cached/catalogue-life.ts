/**
 * How long catalogue reads live, in seconds: refreshed after a minute, and kept for a week, so that
 * the pages stand while the provider is away.
 */
export const catalogueLife = { stale: 300, revalidate: 60, expire: 604_800 }
