/**
 * The diagnostics channel on which the instrumentation publishes that it has run. Next.js accepts
 * requests before that, which would skip what the instrumentation does to each of them.
 */
export const STARTED_CHANNEL = 'x-plus.started'

/**
 * Makes the function that stops a server: it accepts no more connections, waits for running requests
 * and closes those that take longer.
 *
 * @param {import('node:http').Server} server before its first connection
 * @param {number} graceMs how long requests may take to end, in milliseconds
 * @returns {() => Promise<void>} resolves when no connection is left
 */
export function createStop(server, graceMs) {
  /** @type {Set<import('node:net').Socket>} */
  const connections = new Set()
  server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })

  function closeIdle() {
    // Connections are kept open after their last response, for over a minute.
    server.closeIdleConnections()
    // Browsers open some before they need them, which Node.js does not count as idle.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
  }

  return () =>
    new Promise((resolve) => {
      const sweep = setInterval(closeIdle, 50)
      const limit = setTimeout(() => server.closeAllConnections(), graceMs)
      server.close(() => {
        clearInterval(sweep)
        clearTimeout(limit)
        resolve()
      })
    })
}
