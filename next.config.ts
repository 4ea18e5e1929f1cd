import { existsSync } from 'node:fs'
import path from 'node:path'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { clickIdCookie, securityHeaders } from './lib/routing/headers'
import { redirects } from './lib/routing/redirects'
import { rewrites } from './lib/routing/rewrites'
import { addCompileHints } from './scripts/build/compile-hints'
import { compressScripts } from './scripts/build/compress-scripts'

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  // Who starts the product need not wait for what `npm run typecheck` finds (docs/decisions/0045).
  typescript: { ignoreBuildErrors: true },
  // The page cache gives a page its entity tag and the server compresses it, once instead of at each
  // request.
  generateEtags: false,
  compress: false,
  compiler: {
    styledComponents: true,
    runAfterProductionCompile: async ({ distDir }) => {
      await addCompileHints(distDir)
      await compressScripts(distDir)
    },
  },
  // Loaded only where errors are reported; to bundle it takes a third of the build.
  serverExternalPackages: ['@sentry/nextjs'],
  cacheHandler: path.resolve('cache-handler/handler.mjs'),
  cacheHandlers: { default: path.resolve('cache-handler/data-handler.mjs') },
  cacheMaxMemorySize: 32 * 1024 * 1024,
  experimental: {
    // Pages live in memory, where the size is bounded: made-up ids cannot fill a disk.
    isrFlushToDisk: false,
    // All that is in a file are the two faces of type; a request of its own holds up the first paint.
    inlineCss: true,
    // A link followed without a network waits for it, instead of leading to the browser's error page.
    useOffline: true,
    // A first visit waits for its requests more than for their bytes (docs/decisions/0042).
    turbopackChunking: { minChunkSize: 150_000 },
    // Writing what another build could reuse takes a sixth of the first one, often the only one.
    turbopackFileSystemCacheForBuild: existsSync('.next/BUILD_ID'),
  },
  turbopack: {
    resolveAlias: {
      // The default export beside `catchError` is the error page of the Pages Router.
      'next/error': 'next/dist/client/components/catch-error',
      // SWR's bridge to a React that has no `useSyncExternalStore` of its own.
      'use-sync-external-store/shim': 'react',
      // Node's `process` for browsers, in the first load of every page, where only `env` is read.
      'next/dist/compiled/process': './lib/browser/process.cjs',
      // Messages for browsers are compiled, and need no parser there.
      'use-intl/format-message': {
        browser: './node_modules/use-intl/dist/esm/production/format-message/format-only.js',
        default: './lib/locale/format-message.ts',
      },
      'use-intl/format-message/icu':
        './node_modules/use-intl/dist/esm/production/format-message/index.js',
    },
  },
  headers: async () => [...securityHeaders, ...clickIdCookie],
  redirects: async () => redirects,
  rewrites: async () => rewrites,
}

export default createNextIntlPlugin('./lib/locale/request.ts')(config)
