import type { NextConfig } from 'next'
import { securityHeaders as everyAnswer } from '../../server/security-headers.mjs'
import { CLICK_ID_COOKIE, CLICK_ID_SHAPE } from '../checkout/click-id'
import { maybeLocale, oneOf } from './patterns'
import { pathsFor } from './screens'

type Headers = Awaited<ReturnType<NonNullable<NextConfig['headers']>>>

const everywhere = Object.entries(everyAnswer).map(([key, value]) => ({ key, value }))

/**
 * Response headers for servers other than ours (`next dev`), and stricter ones for URLs with
 * private data.
 */
export const securityHeaders: Headers = [
  { source: '/:path*', headers: everywhere },
  // Small drawings that every list shows; a new version may take a day to reach everybody.
  {
    source: '/icons/:path*',
    headers: [{ key: 'cache-control', value: 'public, max-age=86400' }],
  },
  // Pictures of shared links are displayed on other sites.
  {
    source: '/:path(pictures/.*|brands/[^/]+/shared.jpg)',
    headers: [{ key: 'cross-origin-resource-policy', value: 'cross-origin' }],
  },
  // Search results must not be indexed.
  {
    source: '/:path*',
    has: [{ type: 'query', key: 'q' }],
    headers: [{ key: 'x-robots-tag', value: 'noindex' }],
  },
  // Without a session these lead elsewhere, so no cache that several people share may store them. They
  // hold nothing of anybody, so a browser may, as long as it asks each time.
  {
    source: `${maybeLocale}/:path(${oneOf([...pathsFor('member'), ...pathsFor('buyer')])})`,
    headers: [{ key: 'cache-control', value: 'private, no-cache' }],
  },
  {
    source: `${maybeLocale}/:path(forgot-password|subscribe/.*)`,
    headers: [{ key: 'referrer-policy', value: 'no-referrer' }],
  },
]

const THIRTY_DAYS = 30 * 24 * 60 * 60

// Set by the server because some browsers delete cookies set by scripts after a week. Specification
// 7.
/** Stores the id of an advertising click from any landing page. */
export const clickIdCookie: Headers = [
  {
    source: '/:path*',
    has: [{ type: 'query', key: CLICK_ID_COOKIE, value: `(?<click>${CLICK_ID_SHAPE})` }],
    // The page's own requests are skipped, because their late responses could overwrite the click
    // of a newer landing.
    missing: [{ type: 'header', key: 'rsc' }],
    headers: [
      {
        key: 'set-cookie',
        value: `${CLICK_ID_COOKIE}=:click; Path=/; Max-Age=${THIRTY_DAYS}; SameSite=Lax`,
      },
    ],
  },
]
