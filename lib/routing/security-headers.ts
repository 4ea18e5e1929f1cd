import type { NextConfig } from 'next'
import { securityHeaders as everyAnswer } from '../../server/security-headers.mjs'
import { maybeLocale } from './patterns'

type Headers = Awaited<ReturnType<NonNullable<NextConfig['headers']>>>

const everywhere = Object.entries(everyAnswer).map(([key, value]) => ({ key, value }))

/**
 * Headers of every answer, for servers other than ours (`next dev`), and others where an address
 * needs them: stricter ones where it carries something private.
 */
export const securityHeaders: Headers = [
  { source: '/:path*', headers: everywhere },
  // Pictures beside shared links are shown on other sites.
  {
    source: '/:path(pictures/.*|brands/[^/]+/shared.jpg)',
    headers: [{ key: 'cross-origin-resource-policy', value: 'cross-origin' }],
  },
  // What somebody searched for is no page to be found.
  {
    source: '/:path*',
    has: [{ type: 'query', key: 'q' }],
    headers: [{ key: 'x-robots-tag', value: 'noindex' }],
  },
  {
    source: `${maybeLocale}/:path(forgot-password|subscribe/.*)`,
    headers: [{ key: 'referrer-policy', value: 'no-referrer' }],
  },
]
