import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A received request. */
export type Received = {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

type Answer = (request: Received, response: ServerResponse) => void | Promise<void>

/**
 * Starts a real HTTP server on a free port for the current test; `received` collects all requests.
 */
export async function startHttpServer(answer: Answer) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = '', url = '', headers } = request
    const entry = { method, url, headers, body: Buffer.concat(chunks).toString() }
    received.push(entry)
    await answer(entry, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  onTestFinished(close)
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, port, received, close }
}

/** Responds with JSON. */
export function json(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}
