import type { NextConfig } from 'next'
import { maybeLocale } from './patterns'

type Headers = Awaited<ReturnType<NonNullable<NextConfig['headers']>>>

// The part of the policy that never varies. Each page's own policy, with the hashes of its inline
// scripts, is added when the page enters the cache; a browser enforces both.
const everywhere = [
  {
    key: 'content-security-policy',
    value: "base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'self'",
  },
  { key: 'cross-origin-opener-policy', value: 'same-origin-allow-popups' },
  { key: 'cross-origin-resource-policy', value: 'same-origin' },
  {
    key: 'permissions-policy',
    value:
      'camera=(), microphone=(), geolocation=(self), payment=(self "https://js.stripe.com"), browsing-topics=()',
  },
  { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
  { key: 'strict-transport-security', value: 'max-age=31536000; includeSubDomains' },
  { key: 'x-content-type-options', value: 'nosniff' },
]

/** Headers of every answer, and stricter ones where an address carries something private. */
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
