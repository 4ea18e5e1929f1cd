import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import { compress, preferredCoding } from './content-coding.mjs'

/** Brotli smaller than gzip, and made in about the same time. */
const QUALITY = { brotli: 5 }
const MAX_BYTES = 12 * 1024 * 1024

/**
 * Pages as they are sent, by coding and entity tag: a page is compressed once, outside the thread
 * that serves requests, when it is first sent so.
 *
 * @type {LRUCache<string, Buffer, { coding: 'br' | 'gzip', page: string | Buffer }>}
 */
const compressed = new LRUCache({
  maxSize: MAX_BYTES,
  sizeCalculation: (body) => body.length,
  fetchMethod: (_key, _stale, { context: { coding, page } }) => compress(coding, page, QUALITY),
})

/** @param {import('node:http').ServerResponse} response */
const typeOf = (response) => String(response.getHeader('content-type'))

/**
 * Makes a response send a page that the page cache has given an entity tag: as 304 to who has it,
 * else compressed as the request prefers. All other responses pass unchanged.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function compressPages(request, response) {
  const { end, writeHead } = response
  response.writeHead = function (...head) {
    response.writeHead = writeHead
    // The data of a page for the router comes with the headers of its document.
    if (typeOf(response).startsWith('text/x-component')) response.removeHeader('etag')
    return writeHead.apply(response, head)
  }
  response.end = function (page, ...rest) {
    response.end = end
    const etag = response.getHeader('etag')
    const isPage = typeof etag === 'string' && typeOf(response).startsWith('text/html')
    if (!isPage || response.headersSent || response.statusCode !== 200)
      return end.call(response, page, ...rest)

    if (fresh(request.headers, { etag })) {
      response.statusCode = 304
      response.removeHeader('content-length')
      return end.call(response)
    }
    const coding = preferredCoding(request)
    const isEmpty = typeof page !== 'string' && !Buffer.isBuffer(page)
    if (isEmpty || !coding) {
      // The length of what a GET would send is not known here.
      if (isEmpty) response.removeHeader('content-length')
      return end.call(response, page, ...rest)
    }

    const send = (/** @type {Buffer} */ body) => {
      response.setHeader('content-encoding', coding)
      response.setHeader('content-length', body.length)
      end.call(response, body)
    }
    const key = `${coding} ${etag}`
    const stored = compressed.get(key)
    if (stored) send(stored)
    else
      compressed.fetch(key, { context: { coding, page } }).then(send, (error) => {
        console.error(error)
        end.call(response, page)
      })
    return response
  }
}
