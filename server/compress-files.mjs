import compression from 'compression'
import { LRUCache } from 'lru-cache'
import { compress, preferredCoding } from './content-coding.mjs'

/** The smallest: a script of 100 KB takes a sixth of a second, once. */
const QUALITY = { brotli: 11, gzip: 9 }
/** Enough for all scripts and the style sheet in both codings. */
const MAX_BYTES = 4 * 1024 * 1024
/** What is named by its content, with no parameter that changes it. */
const FILES = /^\/(?:_next\/static|styles)\/[^?]+/

/**
 * Files as they are sent, by coding and path.
 *
 * @type {LRUCache<string, Buffer>}
 */
const kept = new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: (body) => body.length })
/** Files that are being compressed, or sent in order to be. */
const pending = new Set()
/** Ends with the last of them; one is compressed at a time, which leaves a core for pages. */
let queue = Promise.resolve()

/** @param {string} key @param {'br' | 'gzip'} coding @param {Buffer} content */
function keep(key, coding, content) {
  queue = queue
    .then(() => compress(coding, content, QUALITY))
    .then((body) => void kept.set(key, body), console.error)
    .finally(() => pending.delete(key))
}

/**
 * Makes a response send a file that never changes in its smallest form, which is made after the
 * first time that the file is sent: nobody waits for it. Parts, errors and what may change pass
 * unchanged.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function compressFiles(request, response) {
  const [path] = FILES.exec(request.url ?? '') ?? []
  if (!path) return
  const coding = preferredCoding(request)
  if (!coding) return
  const key = `${coding} ${path}`
  const { writeHead, write, end } = response
  let hasBegun = false
  /** @type {Buffer | undefined} */
  let body
  /** @type {Buffer[] | undefined} */
  let chunks

  // Called by whatever sends the first byte, as headers cannot be changed later.
  function begin(status) {
    if (hasBegun) return
    hasBegun = true
    if (status !== 200 || !isImmutable(response) || !compression.filter(request, response)) return
    const length = response.getHeader('content-length')
    response.removeHeader('content-length')
    // Parts are of the plain file.
    response.removeHeader('accept-ranges')
    body = kept.get(key)
    if (body) {
      response.setHeader('content-encoding', coding)
      response.setHeader('content-length', body.length)
    } else if (request.method === 'GET' && !pending.has(key)) {
      pending.add(key)
      chunks = []
      response.once('close', () => {
        const content = Buffer.concat(chunks ?? [])
        const isWhole = length === undefined || Number(length) === content.length
        if (response.writableFinished && isWhole) keep(key, coding, content)
        else pending.delete(key)
      })
    }
  }

  const collect = (chunk, [encoding]) =>
    chunks?.push(Buffer.from(chunk, typeof encoding === 'string' ? encoding : undefined))

  response.writeHead = function (...head) {
    begin(head[0])
    return writeHead.apply(response, head)
  }
  response.write = function (chunk, ...rest) {
    begin(response.statusCode)
    if (body) return true
    collect(chunk, rest)
    return write.call(response, chunk, ...rest)
  }
  response.end = function (chunk, ...rest) {
    response.end = end
    begin(response.statusCode)
    if (body) return end.call(response, body)
    if (chunk && typeof chunk !== 'function') collect(chunk, rest)
    return end.call(response, chunk, ...rest)
  }
}

/** @param {import('node:http').ServerResponse} response */
const isImmutable = (response) => /\bimmutable\b/.test(String(response.getHeader('cache-control')))
