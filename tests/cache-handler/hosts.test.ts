import { describe, expect, it } from 'vitest'
import { configuredHosts } from '@/cache-handler/hosts.mjs'
import { readEnv } from '@/lib/config/env'

describe('configuredHosts', () => {
  it('defaults to the demo without any configuration', () => {
    expect(configuredHosts({})).toEqual({
      media: ['http://localhost:4000', 'http://127.0.0.1:4000'],
      connect: [],
      chat: [],
      cards: false,
    })
  })

  it('lists origins only', () => {
    const hosts = configuredHosts({
      MEDIA_ORIGINS: 'https://media.example/path, https://live.example',
      COLLECTOR_URL: 'https://events.example/collect?x=1',
      SENTRY_DSN: 'https://key@errors.example/1',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
      SUPPORT_CHAT_URL: 'https://chat.example/widget.js?id=1',
    })
    expect(hosts).toEqual({
      media: ['https://media.example', 'https://live.example'],
      connect: ['https://events.example', 'https://errors.example'],
      chat: ['https://chat.example'],
      cards: true,
    })
  })

  it('allows the analytics host when there is a key, also the default one', () => {
    expect(configuredHosts({ ANALYTICS_KEY: 'k' }).connect).toEqual([readEnv({}).ANALYTICS_URL])
    const chosen = { ANALYTICS_KEY: 'k', ANALYTICS_URL: 'https://stats.example/2' }
    expect(configuredHosts(chosen).connect).toEqual(['https://stats.example'])
    expect(configuredHosts({ ANALYTICS_URL: 'https://stats.example' }).connect).toEqual([])
  })

  it('rejects invalid URLs', () => {
    expect(() => configuredHosts({ MEDIA_ORIGINS: "'unsafe-inline'" })).toThrow()
  })
})
