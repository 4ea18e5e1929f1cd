import { describe, expect, it } from 'vitest'
import { checkRequest } from '@/server/check-request.mjs'
import { filesUnder, sourceOf } from '@/tests/support/sources'

const SITE = 'https://x-plus.example'

function check(url: string, method = 'GET', configured = SITE, host: string | undefined = 'any') {
  return checkRequest({ url, method, headers: { host }, httpVersion: '1.1' }, configured)
}

describe('a request target', () => {
  it.each(['/', '/es?q=%zz', '/caf%C3%A9', '//evil.example/x', '/a\\b', '/?q=http://evil.example'])(
    '%s is a path',
    (url) => {
      expect(check(url)).toEqual({ url })
    },
  )

  it.each(['/%', '/%zz', '/%ff', '/api/v1/%ff', '/_next/%ff', '/pictures/%ff', '/es/%ff'])(
    '%s is not valid text',
    (url) => {
      expect(check(url)).toEqual({ status: 400 })
    },
  )

  it.each(['/%00', '/es/%0d%0ax', '/%7f', '/%c2%85'])('%s contains control characters', (url) => {
    expect(check(url)).toEqual({ status: 400 })
  })

  it.each(['*', '', 'http://evil.example/', 'https://x-plus.example.evil/', 'http://[', 'x:y'])(
    '%j is not of this site',
    (url) => {
      expect(check(url)).toEqual({ status: 400 })
    },
  )

  it('may be an absolute URL of this site', () => {
    expect(check(`${SITE}/schedule?date=1#x`)).toEqual({ url: '/schedule?date=1' })
    const local = 'http://localhost:3000'
    expect(check('http://127.0.0.1:3000/x', 'GET', local)).toEqual({ url: '/x' })
    expect(check('http://127.0.0.1:3001/x', 'GET', local)).toEqual({ status: 400 })
  })

  it('may have 8 KB', () => {
    const address = (length: number) => `/${'x'.repeat(length - 1)}`
    expect(check(address(8192))).toHaveProperty('url')
    expect(check(address(8193))).toEqual({ status: 414 })
  })

  it('needs a host, except in HTTP/1.0', () => {
    const request = { url: '/', method: 'GET', headers: {} }
    expect(checkRequest({ ...request, httpVersion: '1.1' }, SITE)).toEqual({ status: 400 })
    expect(checkRequest({ ...request, httpVersion: '1.0' }, SITE)).toEqual({ url: '/' })
  })
})

describe('a method', () => {
  const refused = { status: 405, headers: { allow: 'GET, HEAD' } }

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s is rejected for pages and files',
    (method) => {
      for (const path of ['/', '/es/schedule', '/icons/favicon.svg', '/pictures/video/1', '/api/x'])
        expect(check(path, method), path).toEqual(refused)
    },
  )

  it('for reading is accepted everywhere', () => {
    for (const method of ['GET', 'HEAD'])
      for (const url of ['/', '/api/v1/videos', '/nope'])
        expect(check(url, method)).toEqual({ url })
  })

  it.each(['TRACE', 'PROPFIND', 'CONNECT'])('%s is rejected for route handlers', (method) => {
    expect(check('/api/v1/videos', method)).toMatchObject({ status: 405 })
  })

  // Next.js serves pages at these paths although they look like route handlers.
  it.each([
    '/api/v1',
    '/api/v1/',
    '/api/v1/../../schedule',
    '/api/v1/%2e%2e/%2E%2E/nope',
    '/api/v1\\..\\..\\nope',
    '/api/collect/x',
    '/api/nope',
    '/sandbox',
    '/es/api/v1/x',
  ])('POST is rejected at %s', (path) => {
    expect(check(path, 'POST')).toEqual(refused)
  })

  it('for writing reaches every route handler that accepts it', () => {
    const taking = filesUnder('app').filter(
      (file) =>
        file.endsWith('/route.ts') &&
        /export (?:\{[^}]*|.*)\b(?:POST|PUT|PATCH|DELETE)\b/.test(sourceOf(file)),
    )
    expect(taking.length).toBeGreaterThan(4)
    for (const file of taking) {
      const path = file.replace(/^app|\/route\.ts$/g, '').replace(/\[+\.\.\.\w+\]+/, 'x/y')
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
        expect(check(path, method), file).toEqual({ url: path })
    }
  })
})
