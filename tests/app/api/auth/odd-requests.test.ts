import { afterEach, describe, expect, it, vi } from 'vitest'
import { browser, seen, serveProvider } from '@/tests/support/auth-browser'
import { SITE } from '@/tests/support/next-request'

afterEach(() => vi.useRealTimers())

describe('odd requests', () => {
  it.each([
    'http://[',
    'https://evil.example/',
    '//evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    '\u0000',
    'http://localhost:3000.evil.example/',
  ])('a callback URL of %j is ignored', async (callbackUrl) => {
    await serveProvider()
    const { visit, jar, submit } = browser()
    jar.set('xplus.callback', encodeURIComponent(callbackUrl))
    for (const path of ['/signin', '/signout', '/csrf', '/error']) {
      const response = await visit(`${path}?callbackUrl=${encodeURIComponent(callbackUrl)}`)
      expect(response.status, path).toBeLessThan(500)
      const target = new URL(response.headers.get('location') ?? '/', SITE)
      expect(target.origin, path).toBe(SITE)
      expect(target.href, path).not.toContain('evil')
    }
    const answer = await submit('/signout', { callbackUrl })
    expect(((await answer.json()) as { url: string }).url).toBe(SITE)
  })

  it.each([
    ['/callback/credentials', { origin: 'https://evil.example' }],
    ['/signout', { origin: 'null' }],
    ['/signout', { 'sec-fetch-site': 'cross-site' }],
    ['/session', { origin: 'https://evil.example' }],
    ['/_log', { origin: 'https://evil.example' }],
  ])('POST %s with %j is rejected', async (path, headers) => {
    const { received } = await serveProvider()
    const { signIn, submit, jar } = browser()
    await signIn()
    const before = received.length
    expect((await submit(path, {}, headers as HeadersInit)).status).toBe(403)
    expect(received).toHaveLength(before)
    expect(jar.has('xplus.session')).toBe(true)
  })

  it('a body that is too long is rejected', async () => {
    await serveProvider()
    const { visit } = browser()
    expect((await visit('/signout', { csrfToken: 'x'.repeat(70_000) })).status).toBe(413)
    expect((await visit('/_log', { code: 'x'.repeat(5000) })).status).toBe(413)
  })

  it('reports of browsers become one log line each, limited per minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await serveProvider()
    const { visit } = browser()
    const report = { level: 'error', code: `CLIENT\n${'x'.repeat(200)}`, email: 'ada@example.com' }
    for (let count = 0; count < 100; count += 1) await visit('/_log', report)
    for (const level of ['__proto__', 'constructor', 'info'])
      expect((await visit('/_log', { level, code: 'x' })).status).toBe(200)
    const lines = seen.log.trim().split('\n')
    expect(lines.length).toBeLessThanOrEqual(60)
    expect(lines.length).toBeGreaterThan(30)
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: 'error' })
    expect(seen.log).not.toContain('ada@example.com')
  })

  it.each(['', '/', '/nope', '/callback/nope', '/callback/credentials', '/signin/nope', '/_log'])(
    'GET %s responds with 404',
    async (path) => {
      await serveProvider()
      expect((await browser().visit(path)).status).toBe(404)
    },
  )
})
