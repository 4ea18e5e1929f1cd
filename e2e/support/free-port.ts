import { createServer, type AddressInfo } from 'node:net'

/** A port of this machine that nothing listens on. */
export function freePort() {
  return new Promise<number>((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => found(port))
    })
  })
}
