import { scriptHash } from './script-hash.mjs'

const MAX_LOGGED = 1000
const logged = new Set()

/**
 * Writes one line of JSON for an inline script that no policy allows, once for each text: somebody
 * got it into a page, or it is one of ours that nobody has named.
 *
 * @param {string} script
 */
export function logForeignScript(script) {
  const hash = scriptHash(script)
  if (logged.has(hash) || logged.size >= MAX_LOGGED) return
  logged.add(hash)
  const time = new Date().toISOString()
  const fields = { time, message: 'inline script refused', hash, start: script.slice(0, 80) }
  process.stdout.write(`${JSON.stringify(fields)}\n`)
}
