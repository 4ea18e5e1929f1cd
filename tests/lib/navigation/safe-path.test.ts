import { describe, expect, it } from 'vitest'
import { safePath } from '@/lib/navigation/safe-path'
import { hostilePayloads, ownPaths } from '@/tests/support/redirect-payloads'

const site = 'https://x-plus.example'

describe('safePath', () => {
  it('has a large table of payloads', () => {
    expect(new Set(hostilePayloads).size).toBeGreaterThan(500)
  })

  it.each(hostilePayloads.map((payload) => [JSON.stringify(payload), payload]))(
    'never leaves the site with %s',
    (_, payload) => {
      const path = safePath(payload, '/fallback')
      const url = new URL(path, `${site}/deep/page`)
      expect(url.origin).toBe(site)
      expect(url.href).toBe(`${site}${path}`)
      expect(path).toMatch(/^\/(?![/\\])/)
      // Servers that decode the path again must not be led to another site either.
      expect(decodeURIComponent(url.pathname)).toMatch(/^\/(?![/\\])/)
      expect(path).not.toMatch(/[\p{Cc}\\]/u)
    },
  )

  it.each(ownPaths)('keeps %s unchanged', (path) => {
    const url = new URL(path, site)
    expect(safePath(path, '/fallback')).toBe(`${url.pathname}${url.search}${url.hash}`)
  })

  it.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    '/\t/evil.example',
    '/%2fevil.example',
    'http://[',
    null,
    undefined,
    3,
    ['/schedule'],
    { toString: () => '/schedule' },
  ])('falls back for %j', (target) => {
    expect(safePath(target, '/fallback')).toBe('/fallback')
    expect(safePath(target)).toBe('/')
  })

  it('does not throw on half of a surrogate pair', () => {
    expect(safePath('/\ud800')).toBe('/%EF%BF%BD')
  })

  it('accepts a path with surrounding spaces', () => {
    expect(safePath(' /schedule ')).toBe('/schedule')
  })
})
