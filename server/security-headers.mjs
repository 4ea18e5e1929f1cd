/**
 * Headers of every response, whether from a page, a route handler, a file, Next.js or Node.js. The
 * policy is the part that all responses share; each page's own policy, with the hashes of its
 * inline scripts, is added when the page is cached, and browsers enforce both.
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
