import PageCache from '@/cache-handler/handler.mjs'

// The Next.js class that it extends has no types.
const Handler = PageCache as unknown as new (context: object) => PageCache

/** A page cache with nothing but its memory. */
export const pageCache = () =>
  new Handler({
    fs: {},
    flushToDisk: false,
    serverDistDir: '/nowhere',
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
  })
