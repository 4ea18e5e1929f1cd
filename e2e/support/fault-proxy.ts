import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * How the provider fails: `down` breaks every connection, `hang` never responds, `empty` responds
 * with empty lists, `lost` executes the request and drops the response.
 */
export type Fault = 'none' | 'down' | 'hang' | 'empty' | 'lost'

export type FaultOptions = { only?: { method?: string; path?: RegExp } }

/** A proxy in front of the provider that fails on demand and records the calls. */
export async function startFaultProxy(target: string) {
  let fault: Fault = 'none'
  let options: FaultOptions = {}
  const calls: string[] = []

  const isMeant = ({ method, url = '' }: IncomingMessage) =>
    (!options.only?.method || options.only.method === method) &&
    (!options.only?.path || options.only.path.test(url))

  function response(incoming: IncomingMessage, outgoing: ServerResponse) {
    calls.push(`${incoming.method} ${incoming.url}`)
    const now = isMeant(incoming) ? fault : 'none'
    if (now === 'down') return incoming.socket.destroy()
    if (now === 'hang') return
    if (now === 'empty') {
      outgoing.writeHead(200, { 'content-type': 'application/json' })
      return outgoing.end('{"data":[],"paging":{"next_page":null},"total":0}')
    }
    forward(incoming, outgoing, now === 'lost')
  }

  function forward(incoming: IncomingMessage, outgoing: ServerResponse, lose: boolean) {
    const { method, headers, url = '/' } = incoming
    const upstream = request(new URL(url, target), { method, headers }, (reply) => {
      if (lose) return reply.resume().on('end', () => incoming.socket.destroy())
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(outgoing)
    })
    upstream.on('error', () => incoming.socket.destroy())
    incoming.pipe(upstream)
  }

  const server = createServer(response)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: calls as readonly string[],
    set(next: Fault, nextOptions: FaultOptions = {}) {
      fault = next
      options = nextOptions
      // Pending kept-alive connections must not outlive the fault.
      if (next !== 'none') server.closeIdleConnections()
    },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
