import { narrowScript } from './one-byte.mjs'
import { scriptHash } from './script-hash.mjs'

// The instrumentation is bundled and the cache handler is not: each has its copy of this module.
const HASHES = Symbol.for('x-plus.own-inline-scripts')

/**
 * Names the inline scripts that the product itself writes. Done once, when the server starts, from
 * the code and never from a page.
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
