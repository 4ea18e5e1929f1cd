/**
 * Headers of every answer, whoever makes it: a page, a handler, a file, Next.js itself or Node.js.
 * The policy is the part that never varies; each page's own, with the hashes of its inline scripts,
 * is added when the page enters the cache, and a browser enforces both.
 */
export const securityHeaders = {
  'content-security-policy':
    "base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'self'",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(self), payment=(self "https://js.stripe.com"), browsing-topics=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}
