import { beforeEach, describe, expect, it, vi } from 'vitest'
import { oneByte } from '@/cache-handler/one-byte.mjs'
import { allowOwnScripts, scriptHash } from '@/cache-handler/allowed-scripts.mjs'
import { START_SCRIPT } from '@/cache-handler/deferred-scripts.mjs'
import * as policies from '@/cache-handler/page-policy.mjs'

const hosts = {
  media: ['https://media.example'],
  connect: ['https://events.example'],
  chat: ['https://chat.example'],
  cards: true,
}
const hash = (script: string) => `'${scriptHash(script)}'`

const refused = vi.fn()
const pagePolicy = (html: string, of = hosts) => policies.pagePolicy(html, of, refused)

beforeEach(() => {
  refused.mockReset()
  allowOwnScripts(['a()', 'b()', '\n é ', 'note("…")'])
})

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `))
  return found?.split(' ').slice(1) ?? []
}

describe('pagePolicy', () => {
  it('allows exactly our inline scripts of the page', () => {
    const html =
      '<script>a()</script><script type="text/javascript">b()</script><script src="/c.js"></script><script>c()</script>'
    expect(directive(pagePolicy(html, hosts), 'script-src')).toEqual([
      "'self'",
      hash('a()'),
      hash('b()'),
    ])
    expect(refused.mock.calls).toEqual([['c()']])
  })

  it('also allows the framework’s data', () => {
    const data = 'self.__next_f.push([1,"0:{}\\n"])'
    const html = `<script>a()</script><script>${data}</script>`
    expect(directive(pagePolicy(html, hosts), 'script-src')).toContain(hash(data))
    expect(refused).not.toHaveBeenCalled()
  })

  it('also allows the start of the deferred scripts', () => {
    const html = `<script data-sources="/_next/static/a.js">${START_SCRIPT}</script>`
    expect(directive(pagePolicy(html), 'script-src')).toEqual(["'self'", hash(START_SCRIPT)])
    expect(refused).not.toHaveBeenCalled()
  })

  it('recognizes our scripts in their escaped form', () => {
    const narrow = oneByte('<script>note("…")</script>')
    expect(directive(pagePolicy(narrow), 'script-src')).toEqual(["'self'", hash('note("\\u2026")')])
  })

  it.each([
    '<script>a();alert(1)</script>',
    '<script> a()</script>',
    '<SCRIPT>a()</SCRIPT>',
    "<script type='text/javascript'>alert(1)</script>",
    '<script data-x=" src=">alert(1)</script>',
    '<script type="importmap">{"imports":{}}</script>',
    '<script type="application/ld+json" type="module">alert(1)</script>',
    '<script>a()<!--<script>alert(1)</script>',
    '<svg><script>alert(1)</script></svg>',
  ])('has no hash for %s', (html) => {
    expect(directive(pagePolicy(html), 'script-src')).toEqual(["'self'"])
  })

  it('lists a script once, with the hash of its exact text', () => {
    const policy = pagePolicy('<script>\n é </script><script>\n é </script>', hosts)
    expect(directive(policy, 'script-src')).toEqual(["'self'", hash('\n é ')])
  })

  it('allows nothing for data blocks, which browsers do not execute', () => {
    const html =
      '<script type="application/ld+json">{"a":1}</script><script>a()</script><script id="x" type="application/json">{}</script>'
    expect(directive(pagePolicy(html, hosts), 'script-src')).toEqual(["'self'", hash('a()')])
  })

  it('never allows unsafe scripts', () => {
    const scripts = directive(pagePolicy('<script>a()</script>', hosts), 'script-src').join(' ')
    expect(scripts).not.toMatch(/unsafe/)
  })

  it('allows card hosts only on screens with card fields', () => {
    const payment = pagePolicy('<main class="x" data-screen="payment">', hosts)
    const home = pagePolicy('<main class="x" data-screen="home">', hosts)
    expect(directive(payment, 'script-src')).toContain('https://js.stripe.com')
    expect(home).not.toContain('stripe')
  })

  it('allows no card host with the card sandbox', () => {
    const payment = pagePolicy('<main data-screen="payment">', { ...hosts, cards: false })
    expect(payment).not.toContain('stripe')
  })

  it('allows the chat only on its screens', () => {
    for (const screen of ['home', 'offers-exclusive', 'payment-public']) {
      const policy = pagePolicy(`<main class="x" data-screen="${screen}">`, hosts)
      expect(directive(policy, 'script-src')).toContain('https://chat.example')
      expect(directive(policy, 'connect-src')).toContain('wss://chat.example')
      expect(directive(policy, 'frame-src')).toContain('https://chat.example')
    }
    for (const screen of ['classes', 'payment', 'offers', 'not-found'])
      expect(pagePolicy(`<main class="x" data-screen="${screen}">`, hosts)).not.toContain('chat')
  })

  it('allows pictures and videos of the page itself', () => {
    const policy = pagePolicy('', hosts)
    expect(directive(policy, 'img-src')).toContain('blob:')
    expect(directive(policy, 'media-src')).toContain('blob:')
  })

  it('allows the configured media and collector hosts', () => {
    const policy = pagePolicy('', hosts)
    expect(directive(policy, 'img-src')).toContain('https://media.example')
    expect(directive(policy, 'media-src')).toContain('https://media.example')
    expect(directive(policy, 'connect-src')).toContain('https://events.example')
  })
})
