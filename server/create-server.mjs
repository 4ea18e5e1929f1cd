import { createServer, STATUS_CODES } from 'node:http'
import path from 'node:path'
import compression from 'compression'
import { checkRequest, MAX_ADDRESS } from './check-request.mjs'
import { compressFile, sendCompressedFile } from './compress-files.mjs'
import { compressPages } from './compress-pages.mjs'
import { handleRequest } from '../cache-handler/running-requests.mjs'
import { refusalPage } from './refusal-page.mjs'
import { securityHeaders } from './security-headers.mjs'
import { renderWait } from './visitor-limit.mjs'

/** Timeouts in milliseconds. */
const timeouts = {
  // For a whole request, from its first byte or from the opening of a connection that sends none.
  headersTimeout: 30_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1000,
  // Longer than proxies keep idle connections, so that a proxy never reuses a connection that was
  // just closed.
  keepAliveTimeout: 75_000,
}

// Of what is neither a page nor compressed already, such as the data of the router. Parts of a file
// are parts of its plain form.
const compressOthers = compression({
  filter: (request, response) =>
    response.statusCode !== 206 && compression.filter(request, response),
})

const BUILT = path.join('.next', 'compressed')

const ALLOW_READS = { allow: 'GET, HEAD' }

/**
 * The HTTP server of the web application. It rejects requests that Next.js cannot handle well, sets
 * the security headers on every response, including those that Next.js and Node.js create
 * themselves, compresses what it sends, and closes connections with incomplete requests.
 *
 * @param {object} options
 * @param {(request: import('node:http').IncomingMessage, response:
 * import('node:http').ServerResponse) => Promise<void>} options.handle
 *   handles the remaining requests
 * @param {string} options.origin the public URL of the site
 * @param {number} [options.trustedProxies] how many proxies of our own are in front of this server
 * @param {string} [options.built] the folder of the scripts that the build has compressed
 * @param {Partial<typeof timeouts>} [options.limits] overrides of the timeouts, in milliseconds
 * @returns {import('node:http').Server} not listening yet
 */
export function createWebServer({ handle, origin, trustedProxies = 0, built = BUILT, limits }) {
  // `checkRequest` rejects requests without a host, so that the response has all headers.
  const options = { ...timeouts, ...limits, requireHostHeader: false }
  const server = createServer(options, async (request, response) => {
    for (const name in securityHeaders) response.setHeader(name, securityHeaders[name])
    const checked = checkRequest(request, origin)
    if ('status' in checked) return refuse(response, checked)
    request.url = checked.url
    if (sendCompressedFile(request, response)) return
    compressOthers(request, response, () => {
      compressPages(request, response)
      compressFile(request, response, built)
    })
    const running = { message: request, renderWait: renderWait(request, trustedProxies) }
    refuseRenders(response, running)
    try {
      await handleRequest(running, () => handle(request, response))
    } catch (error) {
      console.error(error)
      if (response.headersSent) response.destroy()
      else refuse(response, { status: 500 })
    }
  })
  server.on('checkExpectation', (_, response) => refuse(response, { status: 417 }))
  server.on('connect', (_, socket) => refuseSocket(socket, { status: 405, headers: ALLOW_READS }))
  server.on('clientError', (error, socket) => refuseSocket(socket, { status: statusOf(error) }))
  return server
}

/**
 * Makes a response refuse a request that would have to render one page too many, in place of what
 * Next.js makes of the missing page.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {import('../cache-handler/running-requests.mjs').RunningRequest} running
 */
function refuseRenders(response, running) {
  const { end } = response
  response.end = function (...rest) {
    response.end = end
    if (!running.refusal || response.headersSent) return end.apply(response, rest)
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    refuse(response, running.refusal, refusalPage(running.message, running.refusal.status))
    return response
  }
}

/**
 * @param {import('./check-request.mjs').Refusal} refusal
 * @param {string | null} [page] in place of the plain reason
 */
function answerTo({ status, headers }, page = null) {
  const reason = `${status} ${STATUS_CODES[status]}`
  const body = page ?? `${reason}\n`
  const all = {
    ...securityHeaders,
    'content-type': `text/${page === null ? 'plain' : 'html'}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
    ...headers,
  }
  return { reason, headers: all, body }
}

function refuse(response, refusal, page) {
  const { headers, body } = answerTo(refusal, page)
  response.writeHead(refusal.status, headers).end(body)
}

/** Rejects data that never became a request. */
function refuseSocket(socket, refusal) {
  if (!socket.writable) return socket.destroy()
  const { reason, headers, body } = answerTo(refusal)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${reason}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy())
}

function statusOf({ code, rawPacket }) {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code !== 'HPE_HEADER_OVERFLOW') return 400
  const isAddress = !rawPacket?.subarray(0, MAX_ADDRESS).includes('\r\n')
  return isAddress ? 414 : 431
}
