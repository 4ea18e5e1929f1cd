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
 * Whether an inline script is one of those, to the byte.
 *
 * @param {string} script
 */
export const isOwnScript = (script) => globalThis[HASHES]?.has(scriptHash(script)) ?? false
