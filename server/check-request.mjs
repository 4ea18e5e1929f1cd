import { isSameOrigin } from '../lib/proxy/same-origin.mjs'

/** The maximum length of a URL, in bytes. */
export const MAX_ADDRESS = 8 * 1024

const reads = ['GET', 'HEAD']
const writes = [...reads, 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']
// Route handlers that accept writes. All other paths are pages, and Next.js passes any non-read on
// a page to its decoder of server actions, of which the product has none.
const TAKES_WRITES =
  /^\/(?:api\/(?:auth|mail-opt-outs|v1|v2)\/.|api\/(?:collect|revalidate)$|sandbox\/.)/

/**
 * @typedef {{ status: number, headers?: Record<string, string> }} Refusal the response to send
 * instead
 */

/**
 * Checks a request before Next.js, which responds to some with an error of its own, redirects a
 * target of another host there, and serves a page for every method.
 *
 * @param {Pick<import('node:http').IncomingMessage, 'method' | 'url' | 'headers' | 'httpVersion'>}
 * request
 * @param {string} configured the public URL of the site
 * @returns {{ url: string } | Refusal} the URL to continue with, always a path
 */
export function checkRequest({ method = '', url = '', headers, httpVersion }, configured) {
  if (url.length > MAX_ADDRESS) return { status: 414 }
  if (headers.host === undefined && httpVersion === '1.1') return { status: 400 }
  const target = ownTarget(url, configured)
  if (target === null) return { status: 400 }
  // Normalized without dot segments and backslashes, as Next.js matches routes.
  const { pathname } = new URL(`http://localhost${target}`)
  if (!isReadable(pathname)) return { status: 400 }
  const allowed = TAKES_WRITES.test(pathname) ? writes : reads
  if (!allowed.includes(method)) return { status: 405, headers: { allow: allowed.join(', ') } }
  return { url: target }
}

/** The path and query of a request target; null for `*` and for absolute URLs of other sites. */
function ownTarget(target, configured) {
  if (target.startsWith('/')) return target
  if (!URL.canParse(target)) return null
  const { origin, pathname, search } = new URL(target)
  return isSameOrigin(origin, configured) ? `${pathname}${search}` : null
}

/** Whether a path is validly encoded and contains no control characters. */
function isReadable(pathname) {
  if (!pathname.includes('%')) return true
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}
