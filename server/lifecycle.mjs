/**
 * The diagnostics channel on which the instrumentation publishes that it has run. Next.js accepts
 * requests before that, which would skip what the instrumentation does to each of them.
 */
export const STARTED_CHANNEL = 'x-plus.started'

/**
 * Stops accepting connections, waits for running requests, and closes those that take longer.
 *
 * @param {import('node:http').Server} server
 * @param {number} graceMs how long requests may take to end, in milliseconds
 * @returns {Promise<void>} resolves when no connection is left
 */
export function stopServer(server, graceMs) {
  return new Promise((resolve) => {
    // A connection is kept open after its last response, which would delay the end by over a
    // minute.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    const limit = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearInterval(sweep)
      clearTimeout(limit)
      resolve()
    })
  })
}
