import { createHash } from 'node:crypto'
import { narrowScript } from './one-byte.mjs'

// Shared through the global object, because the instrumentation is bundled and the cache handler is
// not, so each has its own copy of this module.
const HASHES = Symbol.for('x-plus.own-inline-scripts')

/**
 * Registers the inline scripts of the product. Called once when the server starts, with scripts
 * from the code and never from a page.
 *
 * @param {readonly string[]} scripts
 */
export function allowOwnScripts(scripts) {
  globalThis[HASHES] = new Set(scripts.map((script) => scriptHash(narrowScript(script))))
}

/**
 * Whether a hash (of `scriptHash`) is that of one of those, to the byte.
 *
 * @param {string} hash
 */
export const isOwnScriptHash = (hash) => globalThis[HASHES]?.has(hash) ?? false

const literal = [
  'requestAnimationFrame(function(){$RT=performance.now()});',
  '(self.__next_f=self.__next_f||[]).push([0])',
]

const FLIGHT = /^self\.__next_f\.push\((\[[13],".*"\])\)$/s
const CHUNKS =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\["static\/chunks\/[\w.-]+\.js"(?:,"static\/chunks\/[\w.-]+\.js")*\],"runtimeModuleIds":\[\d+(?:,\d+)*\]\}\);?$/
const STREAM = /^(.*?)\$R[CSX]\("[^"\\<>&\n\r]*"(?:,"[^"\\<>&\n\r]*")*\)$/s
// Hashes of what React writes once before the first call of each of $RX, $RS and $RC, in the
// installed version.
const reactRuntimes = [
  'sha256-HIwET9YbpCDSDZxSjDwBhUP6sywD0vfbAPbsgjDbN4U=',
  'sha256-rkPyhj2kmK5uKX6SivS3u1ga+pNajy8xBWBiEPXhNMA=',
  'sha256-ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY=',
]

const escapes = { '&': '\\u0026', '>': '\\u003e', '<': '\\u003c' }

/**
 * Whether an inline script has exactly the form in which Next.js and React put data into a page:
 * one call of a framework function, whose arguments are data in the framework's own encoding.
 *
 * @param {string} script as written in a page that `oneByte` has processed
 */
export function isFrameworkScript(script) {
  if (literal.includes(script) || CHUNKS.test(script)) return true
  const [, data] = FLIGHT.exec(script) ?? []
  if (data !== undefined) return isWrittenAsData(data)
  const [, runtime] = STREAM.exec(script) ?? []
  return runtime === '' || (runtime !== undefined && reactRuntimes.includes(scriptHash(runtime)))
}

/** Whether a string is two JSON values, encoded exactly as Next.js does it. */
function isWrittenAsData(text) {
  try {
    const values = JSON.parse(text)
    const written = JSON.stringify(values).replace(/[&<>]/g, (char) => escapes[char])
    return values.length === 2 && narrowScript(written) === text
  } catch {
    return false
  }
}

/**
 * The hash of an inline script in the format of a content security policy.
 *
 * @param {string} script the exact text of the script
 */
export const scriptHash = (script) =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`
