import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { serveStatic } from 'next/dist/server/serve-static'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createWebServer } from '@/server/create-server.mjs'
import { siteStyle } from '@/app/styles/site-style'

type Handle = (message: IncomingMessage, response: ServerResponse) => void | Promise<void>

async function serve(handle: Handle, built?: string) {
  const origin = 'http://localhost:3000'
  const server = createWebServer({ handle: async (...both) => handle(...both), origin, built })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  onTestFinished(() => void server.closeAllConnections())
  const { port } = server.address() as AddressInfo
  return async (path: string, headers: IncomingHttpHeaders = {}, method = 'GET') => {
    const sending = request({ host: '127.0.0.1', port, method, headers, path }).end()
    const [response] = (await once(sending, 'response')) as [IncomingMessage]
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk as Buffer)
    return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }
  }
}

type Get = Awaited<ReturnType<typeof serve>>

const forEver = 'public, max-age=31536000, immutable'
const br = { 'accept-encoding': 'gzip, deflate, br' }
const gzip = { 'accept-encoding': 'gzip' }
// Long and varied enough to be smaller at the highest quality, and to be sent in several pieces.
const script = siteStyle.replace(/[^\x20-\x7e]/g, '')
let count = 0
const newPath = () => `/_next/static/chunks/${count++}.js`

function createFolder(files: Record<string, string | Buffer>) {
  const folder = mkdtempSync(join(tmpdir(), 'files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  return folder
}

/** Sends the script from a file as Next.js does. */
function serveFile(built?: string) {
  const root = createFolder({ 'script.js': script })
  return serve((message, response) => {
    response.setHeader('cache-control', forEver)
    return serveStatic(message, response, 'script.js', { root, etag: false })
  }, built)
}

/** Asks for a file until it comes in its smallest form, whose length is known. */
async function smallest(get: Get, path: string, headers: IncomingHttpHeaders) {
  return vi.waitUntil(
    async () => {
      const answer = await get(path, headers)
      return answer.headers['content-length'] === undefined ? false : answer
    },
    { timeout: 10_000 },
  )
}

it.each([
  ['brotli', br, 'br', brotliDecompressSync],
  ['gzip', gzip, 'gzip', gunzipSync],
])(
  'a file is sent at once, and later in its smallest form, with %s',
  async (_, accepted, coding, decode) => {
    const get = await serveFile()
    const path = newPath()
    const first = await get(path, accepted)
    const later = await smallest(get, path, accepted)
    for (const { status, headers, body } of [first, later]) {
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-encoding': coding,
        'cache-control': forEver,
        vary: 'Accept-Encoding',
      })
      expect(headers['accept-ranges']).toBeUndefined()
      expect(String(decode(body))).toBe(script)
    }
    expect(later.headers['content-length']).toBe(String(later.body.length))
    expect(later.body.length).toBeLessThan(first.body.length)
  },
)

it('what the build has compressed is sent so, and the rest is compressed', async () => {
  const [path, other] = [newPath(), newPath()]
  const stored = brotliCompressSync(`/* of the build */${script}`)
  const get = await serveFile(createFolder({ [`${basename(path)}.br`]: stored }))
  for (const address of [path, other]) await get(address, br)
  expect((await smallest(get, path, br)).body).toEqual(stored)
  expect(String(brotliDecompressSync((await smallest(get, other, br)).body))).toBe(script)
  expect(String(gunzipSync((await smallest(get, path, gzip)).body))).toBe(script)
})

it('what has been compressed is not compressed again, whatever the parameters', async () => {
  const get = await serveFile()
  const path = newPath()
  const { body } = await smallest(get, path, br)
  const again = await get(`${path}?dpl=1`, br)
  expect(again.headers['content-length']).toBe(String(body.length))
})

it('Next.js is asked for a file only until its smallest form is ready', async () => {
  let asked = 0
  const get = await serve((_, response) => {
    asked++
    response.setHeader('cache-control', forEver)
    response.setHeader('content-type', 'text/javascript')
    response.end(script)
  })
  const path = newPath()
  await smallest(get, path, br)
  expect(asked).toBeGreaterThan(0)
  asked = 0
  await get(path, br)
  await get(path, br, 'HEAD')
  expect(asked).toBe(0)
})

it('who accepts no coding gets the plain file, and may ask for parts of it', async () => {
  const get = await serveFile()
  const path = newPath()
  await smallest(get, path, br)
  const whole = await get(path)
  expect(whole.headers).toMatchObject({
    'content-length': String(script.length),
    'accept-ranges': 'bytes',
  })
  expect(whole.headers['content-encoding']).toBeUndefined()
  expect(String(whole.body)).toBe(script)
})

it.each([
  ['not been sent before', false],
  ['been compressed', true],
])('a part of a file that has %s is plain, even for who accepts codings', async (_, isKept) => {
  const get = await serveFile()
  const path = newPath()
  if (isKept) await smallest(get, path, br)
  const { status, headers, body } = await get(path, { ...br, range: 'bytes=1000-4999' })
  expect(status).toBe(206)
  expect(headers).toMatchObject({
    'content-range': `bytes 1000-4999/${script.length}`,
    'content-length': '4000',
  })
  expect(headers['content-encoding']).toBeUndefined()
  expect(String(body)).toBe(script.slice(1000, 5000))
})

it('who has the file gets 304 without it', async () => {
  const get = await serveFile()
  const path = newPath()
  const { headers } = await smallest(get, path, br)
  const known = { ...br, 'if-modified-since': headers['last-modified'] }
  const { status, body, headers: sent } = await get(path, known)
  expect([status, body.length]).toEqual([304, 0])
  expect(sent['content-encoding']).toBeUndefined()
})

it('HEAD gets the headers that GET gets, as far as they are known', async () => {
  const get = await serveFile()
  const path = newPath()
  const before = await get(path, br, 'HEAD')
  expect(before.headers['content-length']).toBeUndefined()
  const { body } = await smallest(get, path, br)
  const { status, headers, body: none } = await get(path, br, 'HEAD')
  expect([status, none.length]).toEqual([200, 0])
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(body.length),
    vary: 'Accept-Encoding',
  })
})

it('a text that a route streams is sent so too', async () => {
  const get = await serve((_, response) => {
    response.setHeader('cache-control', forEver)
    response.setHeader('content-type', 'text/css; charset=utf-8')
    response.flushHeaders()
    response.write(siteStyle.slice(0, 9000))
    response.end(siteStyle.slice(9000))
  })
  const path = `/styles/${count++}.css`
  await get(path, br)
  const { body } = await smallest(get, path, br)
  expect(String(brotliDecompressSync(body))).toBe(siteStyle)
})

it('a file that was cut off is not kept', async () => {
  let isCut = true
  const get = await serve((_, response) => {
    response.setHeader('cache-control', forEver)
    response.setHeader('content-type', 'text/javascript')
    response.setHeader('content-length', script.length)
    response.end(isCut ? script.slice(0, 9000) : script)
  })
  const path = newPath()
  await get(path, br)
  isCut = false
  expect(String(brotliDecompressSync((await smallest(get, path, br)).body))).toBe(script)
})

it.each([
  ['may change', newPath(), 200, 'no-cache', 'text/css'],
  ['does not exist', newPath(), 404, forEver, 'text/html'],
  ['has parameters that decide what it is', '/pictures/video/1?w=9', 200, forEver, 'image/svg+xml'],
])('what %s is compressed each time', async (_, path, status, cacheControl, type) => {
  const bodies = [script, `new ${script}`, `newer ${script}`]
  const get = await serve((_message, response) => {
    response.statusCode = status
    response.setHeader('cache-control', cacheControl)
    response.setHeader('content-type', type)
    response.end(bodies.shift())
  })
  const getFile = await serveFile()
  for (const expected of [...bodies]) {
    const { body } = await get(path, br)
    expect(String(brotliDecompressSync(body))).toBe(expected)
    // Files are compressed in order, so this one would be ready too.
    await smallest(getFile, newPath(), br)
  }
})
