import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { createWebServer } from '@/server/create-server.mjs'

type Sent = { status?: number; type?: string; etag?: string; body: string; isStreamed?: boolean }

/** A server that sends as Next.js does, with the length of the plain text. */
async function serve(sent: () => Sent) {
  const server = createWebServer({
    async handle({ method }, response: ServerResponse) {
      const { status = 200, type = 'text/html; charset=utf-8', etag, body, isStreamed } = sent()
      response.statusCode = status
      response.setHeader('content-type', type)
      response.setHeader('content-length', Buffer.byteLength(body))
      response.setHeader('vary', 'rsc')
      if (etag) response.setHeader('etag', etag)
      if (isStreamed) response.write(body)
      response.end(method === 'HEAD' || isStreamed ? null : body)
    },
    origin: 'http://localhost:3000',
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  onTestFinished(() => void server.closeAllConnections())
  const { port } = server.address() as AddressInfo
  return async (headers: Record<string, string> = {}, method = 'GET') => {
    const sending = request({ host: '127.0.0.1', port, method, headers, path: '/' }).end()
    const [response] = (await once(sending, 'response')) as [AsyncIterable<Buffer> & Answer]
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk)
    return {
      status: response.statusCode,
      headers: response.headers,
      body: Buffer.concat(chunks),
    }
  }
}
type Answer = { statusCode: number; headers: Record<string, string | undefined> }

const browser = { 'accept-encoding': 'gzip, deflate, br' }
const page = `<html>${'a page of words '.repeat(500)}</html>`
let count = 0
const newTag = () => `W/"${count++}"`

it.each([
  ['a browser', browser, 'br', brotliDecompressSync],
  ['a client that only knows gzip', { 'accept-encoding': 'gzip' }, 'gzip', gunzipSync],
  ['a client that refuses brotli', { 'accept-encoding': 'br;q=0, gzip' }, 'gzip', gunzipSync],
  ['a client that names none', {}, undefined, (body: Buffer) => body],
])('a page is sent to %s as it prefers', async (_, accepted, coding, decode) => {
  const etag = newTag()
  const get = await serve(() => ({ etag, body: page }))
  for (let time = 0; time < 2; time++) {
    const { headers, body } = await get(accepted as Record<string, string>)
    expect(headers['content-encoding']).toBe(coding)
    expect(headers['content-length']).toBe(String(body.length))
    expect(headers.vary).toBe('rsc, Accept-Encoding')
    expect(headers.etag).toBe(etag)
    expect(String(decode(body))).toBe(page)
  }
})

it('a page is compressed once for each coding, and again when it has changed', async () => {
  const first = newTag()
  let sent = { etag: first, body: page }
  const get = await serve(() => sent)
  await Promise.all([get(browser), get(browser), get({ 'accept-encoding': 'gzip' })])
  sent = { etag: first, body: 'not looked at' }
  expect(String(brotliDecompressSync((await get(browser)).body))).toBe(page)
  sent = { etag: newTag(), body: page.replace('words', 'news') }
  expect(String(brotliDecompressSync((await get(browser)).body))).toContain('news')
})

it('who has the page gets 304 without it', async () => {
  const etag = newTag()
  const get = await serve(() => ({ etag, body: page }))
  const { status, headers, body } = await get({ ...browser, 'if-none-match': `"x", ${etag}` })
  expect([status, body.length, headers['content-length']]).toEqual([304, 0, undefined])
  expect(headers).toMatchObject({ etag, vary: 'rsc, Accept-Encoding' })
  expect((await get({ ...browser, 'if-none-match': newTag() })).status).toBe(200)
  const reload = { ...browser, 'if-none-match': etag, 'cache-control': 'no-cache' }
  expect((await get(reload)).status).toBe(200)
})

it.each([
  ['at once', false],
  ['in parts', true],
])(
  'what the router reads %s has no tag, as its document has another content',
  async (_, isStreamed) => {
    const etag = newTag()
    const type = 'text/x-component'
    const get = await serve(() => ({ etag, type, body: page, isStreamed }))
    const { status, headers, body } = await get({ ...browser, 'if-none-match': etag })
    expect([status, headers.etag, headers['content-encoding']]).toEqual([200, undefined, 'br'])
    expect(String(brotliDecompressSync(body))).toBe(page)
  },
)

it('a page that is not stored is compressed each time', async () => {
  const bodies = [page, page.replace('words', 'news')]
  const get = await serve(() => ({ status: 404, body: bodies.shift() ?? '' }))
  expect(String(brotliDecompressSync((await get(browser)).body))).toBe(page)
  expect(String(brotliDecompressSync((await get(browser)).body))).toContain('news')
})

it('HEAD gets the headers and no length of another coding', async () => {
  const etag = newTag()
  const get = await serve(() => ({ etag, body: page }))
  const { status, headers, body } = await get(browser, 'HEAD')
  expect([status, body.length, headers['content-length']]).toEqual([200, 0, undefined])
  expect(headers).toMatchObject({ etag, vary: 'rsc, Accept-Encoding' })
})
