/**
 * Writes a log line as JSON, as `lib/server/log.ts` does, which only the bundle can load.
 *
 * @param {string} message
 * @param {Record<string, unknown>} [fields]
 */
export function logLine(message, fields = {}) {
  const time = new Date().toISOString()
  process.stdout.write(`${JSON.stringify({ time, message, ...fields })}\n`)
}
