import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createWebServer } from '@/server/create-server.mjs'
import { securityHeaders } from '@/server/security-headers.mjs'
import { createStop } from '@/server/lifecycle.mjs'

type Options = Partial<Parameters<typeof createWebServer>[0]>

async function serve(options: Options = {}) {
  const server = createWebServer({
    handle: async (request, response) => void response.end(request.url),
    origin: 'http://localhost:3000',
    ...options,
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.closeAllConnections())
  onTestFinished(() => void server.close())
  return { server, port: (server.address() as AddressInfo).port }
}

/**
 * Everything received for these bytes until the server closes the connection, and the time it took.
 */
async function send(port: number, bytes: string) {
  const socket = connect(port, '127.0.0.1')
  const start = Date.now()
  let text = ''
  socket.on('data', (chunk) => (text += String(chunk)))
  socket.write(bytes)
  await once(socket, 'close')
  const [head = '', ...body] = text.split('\r\n\r\n')
  return { head, body: body.join(), status: Number(head.split(' ')[1]), after: Date.now() - start }
}

const get = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`

function expectAllHeaders(head: string) {
  for (const [name, value] of Object.entries(securityHeaders))
    expect(head.split('\r\n')).toContain(`${name}: ${value}`)
}

describe('the security headers are on', () => {
  it('a response of Next.js, which may set its own', async () => {
    const { port } = await serve({
      async handle(_, response) {
        response.setHeader('referrer-policy', 'no-referrer')
        response.end('page')
      },
    })
    const { head, body } = await send(port, get('/'))
    expect(body).toContain('page')
    expect(head).toContain('referrer-policy: no-referrer')
    expect(head).toContain("frame-ancestors 'self'")
  })

  it('an uncaught error, whose message is not sent', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { port } = await serve({ handle: () => Promise.reject(new Error('secret')) })
    const { head, body, status } = await send(port, get('/'))
    expect([status, body]).toEqual([500, '500 Internal Server Error\n'])
    expectAllHeaders(head)
  })

  it.each([
    ['a bad escape', get('/%zz'), 400],
    ['another host', get('http://evil.example/'), 400],
    ['no target', get('*'), 400],
    ['another method', get('/').replace('GET', 'TRACE'), 405],
    ['a long address', get(`/${'x'.repeat(9000)}`), 414],
    ['an address beyond what Node.js reads', get(`/${'x'.repeat(30_000)}`), 414],
    ['long headers', get('/', `x: ${'x'.repeat(30_000)}\r\n`), 431],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['what is no HTTP', '\u0016\u0003\u0001\r\n\r\n', 400],
    ['an expectation', get('/', 'Expect: magic\r\n'), 417],
    ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    [
      'two lengths',
      get('/', 'Content-Length: 1\r\nTransfer-Encoding: chunked\r\n').replace('GET', 'POST'),
      400,
    ],
  ])('the rejection of %s', async (_, bytes, expected) => {
    const handle = vi.fn()
    const { port } = await serve({ handle })
    const { head, body, status } = await send(port, bytes)
    expect(status).toBe(expected)
    expect(body).toMatch(new RegExp(`^${expected} [A-Z]`))
    expectAllHeaders(head)
    expect(head).toContain('content-type: text/plain')
    if (status === 405) expect(head).toContain('allow: GET, HEAD')
    expect(handle).not.toHaveBeenCalled()
  })
})

it('an upgrade is a request like any other, with the same timeouts', async () => {
  const { port } = await serve({ limits: { keepAliveTimeout: 1 } })
  const { status } = await send(
    port,
    'GET /x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  )
  expect(status).toBe(200)
})

describe('timeouts', () => {
  const limits = { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 50 }

  it.each([
    ['nothing', ''],
    ['half a head', 'GET / HTTP/1.1\r\nHost: localhost\r\nx'],
    ['half a body', 'POST /api/collect HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc'],
  ])('a client that sends %s is disconnected', async (_, bytes) => {
    const { port } = await serve({ limits, handle: async (request) => void request.resume() })
    const { head, status, after } = await send(port, bytes)
    expect(status).toBe(408)
    expectAllHeaders(head)
    expect(after).toBeGreaterThanOrEqual(250)
  })

  it('are half a minute by default, and over a minute between two requests', async () => {
    const { server } = await serve()
    const { headersTimeout, requestTimeout, keepAliveTimeout } = server
    expect([headersTimeout, requestTimeout, keepAliveTimeout]).toEqual([30_000, 30_000, 75_000])
  })
})

describe('stopping', () => {
  /** A request that the test completes, on a kept-alive connection. */
  async function openRequest(graceMs: number) {
    let answer = () => {}
    const { server, port } = await serve({
      handle: (_, response) =>
        new Promise((resolve) => {
          answer = () => resolve(void response.end('done'))
        }),
    })
    const stop = createStop(server as Server, graceMs)
    const reply = send(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await once(server, 'request')
    return { stop, port, reply, answer: () => answer() }
  }

  it('completes running requests, keeps no connection, and accepts no others', async () => {
    const { stop, port, reply, answer } = await openRequest(10_000)
    const stopped = stop()
    await expect(send(port, get('/'))).rejects.toThrow('ECONNREFUSED')
    answer()
    await stopped
    expect(await reply).toMatchObject({ status: 200 })
  })

  it('does not wait for those that take too long', async () => {
    const { stop, reply } = await openRequest(100)
    await stop()
    expect((await reply).head).toBe('')
  })

  it('does not wait for connections on which nothing was sent', async () => {
    const { server, port } = await serve()
    const stop = createStop(server as Server, 10_000)
    const ahead = connect(port, '127.0.0.1').resume()
    await once(server, 'connection')
    await Promise.all([stop(), once(ahead, 'close')])
    expect(server.listening).toBe(false)
  }, 5000)
})
