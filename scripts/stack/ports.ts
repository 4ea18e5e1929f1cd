import { createServer } from 'node:net'

function isFree(port: number) {
  return new Promise<boolean>((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(false) : reject(error),
    )
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/**
 * Throws an Error that says what to do when one of the ports is taken. They stand by the variable
 * that moves them.
 */
export async function requireFreePorts(wanted: Record<string, readonly number[]>): Promise<void> {
  for (const [name, ports] of Object.entries(wanted)) {
    for (const port of ports) {
      if (await isFree(port)) continue
      throw new Error(
        `Port ${port} is taken. Stop the program that uses it, or choose another port with ${name}=${Math.max(...ports) + 1}.`,
      )
    }
  }
}
