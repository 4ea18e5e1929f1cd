import { describe, expect, it } from 'vitest'
import { readEnv } from '@/lib/config/env'

const good = {
  NODE_ENV: 'production',
  NEXTAUTH_URL: 'https://x-plus.example',
  NEXTAUTH_SECRET: 's'.repeat(32),
  PROXY_SECRET: 'p'.repeat(32),
}

describe('readEnv', () => {
  it('runs without any variable on a developer’s machine', () => {
    expect(readEnv({})).toMatchObject({
      NODE_ENV: 'development',
      NEXTAUTH_URL: 'http://localhost:3000',
      PROVIDER_URL: 'http://127.0.0.1:4000',
      GEOGRAPHY_KEY_HEADER: 'X-CSCAPI-KEY',
      TRUSTED_PROXIES: 0,
    })
  })

  it('treats an empty value as unset, and drops a trailing slash', () => {
    expect(readEnv({ PROVIDER_URL: '', SENTRY_DSN: '' }).PROVIDER_URL).toBe('http://127.0.0.1:4000')
    expect(readEnv({ PROVIDER_URL: 'https://api.example/' }).PROVIDER_URL).toBe(
      'https://api.example',
    )
  })

  it('accepts a proper production configuration', () => {
    expect(readEnv(good).NODE_ENV).toBe('production')
    expect(readEnv({ ...good, NEXTAUTH_URL: 'http://localhost:3000' }).NODE_ENV).toBe('production')
  })

  it.each<[string, Record<string, string | undefined>]>([
    ['NEXTAUTH_SECRET', { NEXTAUTH_SECRET: undefined }],
    ['NEXTAUTH_SECRET', { NEXTAUTH_SECRET: 'x-plus' }],
    ['PROXY_SECRET', { PROXY_SECRET: undefined }],
    ['NEXTAUTH_URL', { NEXTAUTH_URL: 'http://x-plus.example' }],
    ['NEXTAUTH_URL', { NEXTAUTH_URL: 'https://x-plus.example/shop' }],
    ['NEXTAUTH_URL', { NEXTAUTH_URL: 'javascript:alert(1)' }],
    ['PROVIDER_URL', { PROVIDER_URL: 'provider:4000' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '-1' }],
    ['GEOGRAPHY_KEY_HEADER', { GEOGRAPHY_KEY_HEADER: 'x\r\ny' }],
    ['STRIPE_PUBLISHABLE_KEY', { STRIPE_PUBLISHABLE_KEY: 'sk_live_oops' }],
    ['NATIVE_APP_URL', { NATIVE_APP_URL: 'javascript' }],
  ])('rejects a production start with a bad %s and does not repeat its value', (name, change) => {
    const value = change[name]
    const read = () => readEnv({ ...good, ...change })
    expect(read).toThrow(name)
    if (value) expect(read).not.toThrow(value)
  })
})
