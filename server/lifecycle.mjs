/**
 * The diagnostics channel on which the instrumentation tells that it has run. Next.js takes requests
 * before that, which would pass by what the instrumentation does to each of them.
 */
export const STARTED_CHANNEL = 'x-plus.started'

/**
 * Takes no more connections, waits for the requests that are open, and ends those that take longer.
 *
 * @param {import('node:http').Server} server
 * @param {number} graceMs how long requests may take to end, in milliseconds
 * @returns {Promise<void>} when no connection is left
 */
export function stopServer(server, graceMs) {
  return new Promise((resolve) => {
    // A connection is kept open after its last answer; it would hold up the end for over a minute.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    const limit = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearInterval(sweep)
      clearTimeout(limit)
      resolve()
    })
  })
}
