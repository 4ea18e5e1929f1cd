import { isSameOrigin } from '../lib/proxy/same-origin.mjs'

/** The longest address that is read, in bytes. */
export const MAX_ADDRESS = 8 * 1024

const reads = ['GET', 'HEAD']
const writes = [...reads, 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']
// Handlers that take writes. At every other address is a page, and Next.js gives any method but a
// read on a page to its decoder of server actions, of which the product has none.
const TAKES_WRITES = /^\/(?:api\/(?:auth|v1|v2)\/.|api\/(?:collect|revalidate)$|sandbox\/.)/

/** @typedef {{ status: number, headers?: Record<string, string> }} Refusal what is answered instead */

/**
 * Looks at a request before Next.js does, which answers some with an error of its own, leads a
 * target of another host there, and gives a page for every method.
 *
 * @param {Pick<import('node:http').IncomingMessage, 'method' | 'url' | 'headers' | 'httpVersion'>} request
 * @param {string} configured the address at which people open the product
 * @returns {{ url: string } | Refusal} the address to go on with, always a path
 */
export function checkRequest({ method = '', url = '', headers, httpVersion }, configured) {
  if (url.length > MAX_ADDRESS) return { status: 414 }
  if (headers.host === undefined && httpVersion === '1.1') return { status: 400 }
  const target = ownTarget(url, configured)
  if (target === null) return { status: 400 }
  // Without dot segments and backslashes, as Next.js finds the route.
  const { pathname } = new URL(`http://localhost${target}`)
  if (!isReadable(pathname)) return { status: 400 }
  const allowed = TAKES_WRITES.test(pathname) ? writes : reads
  if (!allowed.includes(method)) return { status: 405, headers: { allow: allowed.join(', ') } }
  return { url: target }
}

/** The path and query of a target; null for `*` and for whole addresses that are not this site's. */
function ownTarget(target, configured) {
  if (target.startsWith('/')) return target
  if (!URL.canParse(target)) return null
  const { origin, pathname, search } = new URL(target)
  return isSameOrigin(origin, configured) ? `${pathname}${search}` : null
}

/** Whether the escapes of a path stand for text, and for none that only machines write. */
function isReadable(pathname) {
  if (!pathname.includes('%')) return true
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}
