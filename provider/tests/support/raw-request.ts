import { connect } from 'node:net'

/**
 * Writes the given parts to a socket one after the other and returns everything that comes back.
 */
export function rawRequest(url: string, parts: string[], pauseMs = 0): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((done) => {
    const socket = connect(Number(port), hostname)
    let response = ''
    socket.on('data', (chunk) => (response += chunk))
    socket.on('error', () => done(response))
    socket.on('close', () => done(response))
    const writeNext = (index: number) => {
      const part = parts[index]
      if (part === undefined || socket.destroyed) return
      socket.write(part)
      setTimeout(() => writeNext(index + 1), pauseMs)
    }
    writeNext(0)
  })
}
