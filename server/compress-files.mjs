import { readFile } from 'node:fs/promises'
import path from 'node:path'
import compression from 'compression'
import { LRUCache } from 'lru-cache'
import { compress, preferredCoding, SMALLEST } from './content-coding.mjs'

/** Enough for all scripts and the style sheet in both codings. */
const MAX_BYTES = 4 * 1024 * 1024
/** What is named by its content, with no parameter that changes it. */
const FILES = /^\/(?:_next\/static|styles)\/[^?]+/
/** What the build has compressed (`scripts/build/compress-scripts.ts`). */
const SCRIPTS = /^\/_next\/static\/chunks\/([\w.~-]+\.js)$/

/** What makes a request ask for something else than the whole file. */
const CONDITIONS = [
  'range',
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
]

/**
 * Files as they are sent, by coding and path.
 *
 * @type {LRUCache<string, { headers: import('node:http').OutgoingHttpHeaders, body: Buffer }>}
 */
const kept = new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: ({ body }) => body.length })
/** Files that are being compressed, or sent in order to be. */
const pending = new Set()
/** Ends with the last of them; one is compressed at a time, which leaves a core for pages. */
let queue = Promise.resolve()

/**
 * @param {File} file
 * @param {Buffer} content
 * @param {string} built the folder of what the build has compressed
 */
async function smallestForm({ path: address, coding }, content, built) {
  const [, name] = (coding === 'br' && SCRIPTS.exec(address)) || []
  const stored = name && (await readFile(path.join(built, `${name}.br`)).catch(isMissing))
  return stored || compress(coding, content, SMALLEST)
}

/** @param {NodeJS.ErrnoException} error */
function isMissing(error) {
  if (error.code !== 'ENOENT') throw error
}

/**
 * @param {File} file
 * @param {import('node:http').OutgoingHttpHeaders} headers
 * @param {Buffer} content
 * @param {string} built
 */
function keep(file, headers, content, built) {
  const { key, coding } = file
  queue = queue
    .then(() => smallestForm(file, content, built))
    .then((body) => {
      const sent = { 'content-encoding': coding, 'content-length': body.length }
      kept.set(key, { headers: { ...headers, ...sent, vary: 'Accept-Encoding' }, body })
    })
    .catch(console.error)
    .finally(() => pending.delete(key))
}

/**
 * @typedef {{ key: string, path: string, coding: 'br' | 'gzip' }} File
 * @param {import('node:http').IncomingMessage} request
 * @returns {File | null} null unless it asks for a file that never changes, compressed
 */
function requestedFile(request) {
  const [address] = FILES.exec(request.url ?? '') ?? []
  const coding = address && preferredCoding(request)
  return coding ? { key: `${coding} ${address}`, path: address, coding } : null
}

/**
 * Sends a file that never changes in its smallest form where that is ready, without Next.js, which
 * takes several times as long.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @returns {boolean} whether the request is answered
 */
export function sendCompressedFile(request, response) {
  const file = requestedFile(request)
  const stored = file && kept.get(file.key)
  if (!stored || CONDITIONS.some((name) => name in request.headers)) return false
  response.writeHead(200, stored.headers).end(stored.body)
  return true
}

/**
 * Keeps a file that never changes when it is sent, and finds or makes its smallest form afterwards:
 * nobody waits for it. Parts, errors and what may change pass unchanged.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} built the folder of what the build has compressed
 */
export function compressFile(request, response, built) {
  const file = requestedFile(request)
  if (!file) return
  const { writeHead, write, end } = response
  let hasBegun = false
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
    if (request.method !== 'GET' || pending.has(file.key) || kept.has(file.key)) return
    pending.add(file.key)
    const headers = response.getHeaders()
    chunks = []
    response.once('close', () => {
      const content = Buffer.concat(chunks ?? [])
      const isWhole = length === undefined || Number(length) === content.length
      if (response.writableFinished && isWhole) keep(file, headers, content, built)
      else pending.delete(file.key)
    })
  }

  const collect = (chunk, [encoding]) =>
    chunks?.push(Buffer.from(chunk, typeof encoding === 'string' ? encoding : undefined))

  response.writeHead = function (...head) {
    begin(head[0])
    return writeHead.apply(response, head)
  }
  response.write = function (chunk, ...rest) {
    begin(response.statusCode)
    collect(chunk, rest)
    return write.call(response, chunk, ...rest)
  }
  response.end = function (chunk, ...rest) {
    response.end = end
    begin(response.statusCode)
    if (chunk && typeof chunk !== 'function') collect(chunk, rest)
    return end.call(response, chunk, ...rest)
  }
}

/** @param {import('node:http').ServerResponse} response */
const isImmutable = (response) => /\bimmutable\b/.test(String(response.getHeader('cache-control')))
