import { addressInChain, countedAddress } from '../lib/proxy/visitor-address.mjs'
import { createRequestLimit } from '../lib/server/request-limit.mjs'

/**
 * Missing pages that are rendered for one address in a minute. A reader whose links are prefetched
 * asks for some dozens, most of which are stored; crawlers ask for one or two in a second. A page
 * takes 30 to 100 ms of the one thread that renders, so an address with made-up pages gets about
 * half of it at most, and an office behind one address, or a site whose TRUSTED_PROXIES is wrong so
 * that all visitors count as one, comes near what the server can do before it meets the limit.
 */
const MOST_RENDERS = 600
const WINDOW_MS = 60_000

const countRender = createRequestLimit(MOST_RENDERS, WINDOW_MS)

/**
 * Counts a request for its visitor when it first asks whether it may render a page, however many
 * pages Next.js asks for then.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {number} trustedProxies how many proxies of our own are in front of this server
 * @returns {() => number} the seconds until it may, 0 for at once
 */
export function renderWait(request, trustedProxies) {
  /** @type {number | undefined} */
  let wait
  return () => (wait ??= countRender(visitorOf(request, trustedProxies)))
}

/** The visitor who sent a request; `headers` are not read, which the instrumentation changes. */
function visitorOf({ headersDistinct, socket }, trustedProxies) {
  const chain = [...(headersDistinct['x-forwarded-for'] ?? []), socket.remoteAddress ?? '']
  return countedAddress(addressInChain(chain.join(), trustedProxies))
}
