import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'

/** A local error service: its DSN, and everything it received as text. */
export async function startReportCollector() {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const bytes = Buffer.concat(chunks)
    const isZipped = request.headers['content-encoding'] === 'gzip'
    bodies.push(String(isZipped ? gunzipSync(bytes) : bytes))
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  return { dsn: `http://public@127.0.0.1:${port}/1`, received: () => bodies.join('\n') }
}
