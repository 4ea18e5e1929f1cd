import type { NextConfig } from 'next'
import { securityHeaders as everyAnswer } from '../../server/security-headers.mjs'
import { CLICK_ID_COOKIE, CLICK_ID_SHAPE } from '../checkout/click-id'
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

const THIRTY_DAYS = 30 * 24 * 60 * 60

// Written by the server, as some browsers forget a script's cookies after a week. Specification 7.
/** Keeps the id of an advertising click from whichever page it leads to. */
export const clickIdCookie: Headers = [
  {
    source: '/:path*',
    has: [{ type: 'query', key: CLICK_ID_COOKIE, value: `(?<click>${CLICK_ID_SHAPE})` }],
    // What a page fetches for itself may answer after the next landing, whose click counts.
    missing: [{ type: 'header', key: 'rsc' }],
    headers: [
      {
        key: 'set-cookie',
        value: `${CLICK_ID_COOKIE}=:click; Path=/; Max-Age=${THIRTY_DAYS}; SameSite=Lax`,
      },
    ],
  },
]
