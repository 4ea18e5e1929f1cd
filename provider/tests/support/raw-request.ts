import { connect } from 'node:net'

/** Writes the given parts to a socket one after the other and gives all that comes back. */
export function rawRequest(url: string, parts: string[], pauseMs = 0): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((done) => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk))
    socket.on('error', () => done(answer))
    socket.on('close', () => done(answer))
    const writeNext = (index: number) => {
      const part = parts[index]
      if (part === undefined || socket.destroyed) return
      socket.write(part)
      setTimeout(() => writeNext(index + 1), pauseMs)
    }
    writeNext(0)
  })
}
