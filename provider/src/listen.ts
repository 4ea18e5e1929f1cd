import type { AddressInfo, Socket } from 'node:net'
import type { Server, ServerOptions } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import type { AppEnv } from './http/context'

type App = Pick<Hono<AppEnv>, 'fetch'>

/**
 * Serves the app on `host` and `port` (0: any free one). Headers must arrive within 15 s and 16 KB,
 * the whole request within 30 s. `close` accepts no new connections, gives open requests 10 s to
 * finish and then cuts them. `limits` overrides server settings, for tests.
 */
export async function listen(app: App, host: string, port: number, limits: ServerOptions = {}) {
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: 5_000,
      ...limits,
    },
  }) as Server
  const connections = new Set<Socket>()
  server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, host, () => {
      server.off('error', fail)
      done()
    })
  })
  return {
    /** The underlying Node server. */
    node: server,
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((done) => {
        const cut = setTimeout(() => server.closeAllConnections(), 10_000)
        // Browsers open some before they need them, which Node.js does not count as idle.
        const sweep = setInterval(() => {
          for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
        }, 50)
        server.close(() => {
          clearTimeout(cut)
          clearInterval(sweep)
          done()
        })
        server.closeIdleConnections()
      }),
  }
}
