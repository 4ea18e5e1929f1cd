import { once } from 'node:events'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../src/app'
import { listen } from '../../src/listen'
import { rawRequest } from '../support/raw-request'
import { startProvider, type TestProvider } from '../support/start-provider'

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())

const path = '/api/v1/users/sign_in'
const statusOf = (response: string) => Number(response.split(' ')[1])
const wrong = (extra: object) => ({ email: 'a@b.example', password: 'x', ...extra })
const post = (body: unknown) => provider.call('POST', path, { body })

function nested(depth: number): object {
  return depth === 0 ? {} : { inner: nested(depth - 1) }
}

describe('a body', () => {
  const big = JSON.stringify(wrong({ more: Array(10).fill('x'.repeat(7_000)) }))
  const head = (headers: string) =>
    `POST ${path} HTTP/1.1\r\nHost: test\r\nConnection: close\r\n${headers}\r\n\r\n`
  const chunks = (text: string) =>
    (text.match(/[^]{1,8000}/g) ?? []).map((part) => `${part.length.toString(16)}\r\n${part}\r\n`)

  test('over 64 KB is rejected, with a Content-Length or in chunks and of any type', async () => {
    expect(big.length).toBeGreaterThan(64 * 1024)
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
      const announced = head(`Content-Type: ${type}\r\nContent-Length: ${big.length}`)
      expect(statusOf(await rawRequest(provider.url, [announced, big]))).toBe(413)
      const chunked = head(`Content-Type: ${type}\r\nTransfer-Encoding: chunked`)
      const parts = [chunked, ...chunks(big), '0\r\n\r\n']
      expect(statusOf(await rawRequest(provider.url, parts))).toBe(413)
    }
  })

  test('within 64 KB passes in chunks too', async () => {
    const small = JSON.stringify(wrong({}))
    const parts = [
      head('Content-Type: application/json\r\nTransfer-Encoding: chunked'),
      ...chunks(small),
      '0\r\n\r\n',
    ]
    expect(statusOf(await rawRequest(provider.url, parts))).toBe(401)
  })

  test('in compressed form is rejected', async () => {
    const response = await fetch(provider.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: gzipSync(JSON.stringify(wrong({}))),
    })
    expect(response.status).toBe(415)
  })

  test('may be 32 deep, with 1,000 items and texts of 10,000 characters', async () => {
    const just = [nested(30), Array(1_000).fill(0), 'x'.repeat(10_000)]
    const over = [nested(32), Array(1_001).fill(0), 'x'.repeat(10_001), 'nul \u0000', '\ud800']
    for (const more of just) expect((await post(wrong({ more }))).status).toBe(401)
    for (const more of over) expect((await post(wrong({ more }))).status).toBe(400)
    expect((await post(wrong({ 'nul \u0000': 1 }))).status).toBe(400)
  })

  test('that is not JSON gets 400, one of another type 415', async () => {
    const malformed = [400, { error: 'Malformed request' }]
    const unsupported = [415, { error: 'Send the body as JSON' }]
    for (const [type, text, expected] of [
      ['application/json', '{"email":', malformed],
      ['application/json', '', malformed],
      ['application/json', '[]', malformed],
      ['application/json', 'null', malformed],
      ['text/plain', JSON.stringify(wrong({})), unsupported],
      ['application/x-www-form-urlencoded', 'email=a&password=b', unsupported],
    ] as const) {
      const headers = { 'content-type': type }
      const response = await fetch(provider.url + path, { method: 'POST', headers, body: text })
      const body: unknown = await response.json()
      expect([type, text, [response.status, body]]).toEqual([type, text, expected])
    }
  })

  test('cannot change prototypes', async () => {
    const text = '{"email":"a@b.example","password":"x","__proto__":{"polluted":true}}'
    const headers = { 'content-type': 'application/json' }
    await fetch(provider.url + path, { method: 'POST', headers, body: text })
    expect('polluted' in {}).toBe(false)
  })
})

describe('a request', () => {
  test('with an address over 8 KB or headers over 16 KB is rejected', async () => {
    const long = await provider.call('GET', `/health?q=${'x'.repeat(8_200)}`)
    expect(long.status).toBe(414)
    const head = `GET /health HTTP/1.1\r\nHost: test\r\nConnection: close\r\n`
    const heavy = `${head}X-Filler: ${'x'.repeat(17_000)}\r\n\r\n`
    expect(statusOf(await rawRequest(provider.url, [heavy]))).toBe(431)
  })

  test('with slow headers or a slow body is cut off', async () => {
    const limits = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 }
    const server = await listen(createApp(provider), '127.0.0.1', 0, limits)
    const url = `http://127.0.0.1:${server.port}`
    const slowHead = ['GET /health HTTP/1.1\r\n', ...Array<string>(40).fill('X-More: x\r\n')]
    const slowBody = [
      `POST ${path} HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n`,
      ...Array<string>(40).fill(' '),
    ]
    for (const parts of [slowHead, slowBody]) {
      const response = await rawRequest(url, parts, 50)
      expect(['', 408]).toContain(response && statusOf(response))
    }
    await server.close()
  })

  test('has 15 s for its headers and 30 s in all', async () => {
    const server = await listen(createApp(provider), '127.0.0.1', 0)
    const { headersTimeout, requestTimeout } = server.node
    await server.close()
    expect([headersTimeout, requestTimeout]).toEqual([15_000, 30_000])
  })
})

test('the server stops at once when a connection is open on which nothing was sent', async () => {
  const server = await listen(createApp(provider), '127.0.0.1', 0)
  const ahead = connect(server.port, '127.0.0.1').resume()
  await once(server.node, 'connection')
  await Promise.all([server.close(), once(ahead, 'close')])
  expect(server.node.listening).toBe(false)
}, 5_000)

test('a path with NUL gets 404', async () => {
  expect((await provider.call('GET', '/sandbox/v1/payment_intents/%00/read')).status).toBe(404)
})

describe('a query', () => {
  test.each([
    '/api/v1/public/promotion_codes?code=a%00b',
    '/api/v1/settings/ad_tags?placement=%00',
    '/outbox.json?to=%00',
    '/api/v1/videos?q=%00',
    '/api/v1/videos?duration_min=1.01',
    '/api/v1/live_classes?from=0000-01-01',
    '/api/v1/live_classes?to=9999-12-31T23:59:59-23:59',
  ])('%s gets 400', async (path) => {
    expect((await provider.call('GET', path)).status).toBe(400)
  })
})
