import { createServer, type AddressInfo } from 'node:net'

/** An unused port of this machine. */
export function freePort() {
  return new Promise<number>((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => found(port))
    })
  })
}
