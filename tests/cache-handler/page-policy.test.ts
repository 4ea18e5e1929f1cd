import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { pagePolicy } from '@/cache-handler/page-policy.mjs'

const hosts = {
  media: ['https://media.example'],
  connect: ['https://events.example'],
  chat: ['https://chat.example'],
  cards: true,
}
const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `))
  return found?.split(' ').slice(1) ?? []
}

describe('pagePolicy', () => {
  it('allows exactly the inline scripts of the page', () => {
    const html =
      '<script>a()</script><script type="text/javascript">b()</script><script src="/c.js"></script>'
    expect(directive(pagePolicy(html, hosts), 'script-src')).toEqual([
      "'self'",
      hash('a()'),
      hash('b()'),
    ])
  })

  it('names a script once, and hashes it to the byte', () => {
    const policy = pagePolicy('<script>\n é </script><script>\n é </script>', hosts)
    expect(directive(policy, 'script-src')).toEqual(["'self'", hash('\n é ')])
  })

  it('has nothing to allow in data blocks, which no browser runs', () => {
    const html =
      '<script type="application/ld+json">{"a":1}</script><script>a()</script><script id="x" type="application/ld+json">{}</script>'
    expect(directive(pagePolicy(html, hosts), 'script-src')).toEqual(["'self'", hash('a()')])
  })

  it('never allows unsafe scripts', () => {
    const scripts = directive(pagePolicy('<script>a()</script>', hosts), 'script-src').join(' ')
    expect(scripts).not.toMatch(/unsafe/)
  })

  it('allows card hosts only where cards are typed', () => {
    const payment = pagePolicy('<main class="x" data-screen="payment">', hosts)
    const home = pagePolicy('<main class="x" data-screen="home">', hosts)
    expect(directive(payment, 'script-src')).toContain('https://js.stripe.com')
    expect(home).not.toContain('stripe')
  })

  it('allows no card host when the sandbox takes the cards', () => {
    const payment = pagePolicy('<main data-screen="payment">', { ...hosts, cards: false })
    expect(payment).not.toContain('stripe')
  })

  it('allows the chat only where it is offered', () => {
    for (const screen of ['home', 'offers-exclusive', 'payment-public']) {
      const policy = pagePolicy(`<main class="x" data-screen="${screen}">`, hosts)
      expect(directive(policy, 'script-src')).toContain('https://chat.example')
      expect(directive(policy, 'connect-src')).toContain('wss://chat.example')
      expect(directive(policy, 'frame-src')).toContain('https://chat.example')
    }
    for (const screen of ['classes', 'payment', 'offers', 'not-found'])
      expect(pagePolicy(`<main class="x" data-screen="${screen}">`, hosts)).not.toContain('chat')
  })

  it('allows the media and the collectors it is configured with', () => {
    const policy = pagePolicy('', hosts)
    expect(directive(policy, 'img-src')).toContain('https://media.example')
    expect(directive(policy, 'media-src')).toContain('https://media.example')
    expect(directive(policy, 'connect-src')).toContain('https://events.example')
  })
})
