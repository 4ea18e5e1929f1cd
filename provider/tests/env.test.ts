import { expect, test } from 'vitest'
import { readEnv } from '../src/env'

const secrets = Object.fromEntries(
  ['PROXY_SECRET', 'PLAYBACK_SECRET', 'GEOGRAPHY_KEY'].map((name) => [name, name.repeat(4)]),
)
const production = {
  NODE_ENV: 'production',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRETS: 'whsec_x',
  SMTP_URL: 'smtp://mail.example',
  WEB_URL: 'https://plus.example',
  MEDIA_URL: 'https://media.example',
  ...secrets,
}
const demo = {
  NODE_ENV: 'production',
  ALLOW_SANDBOX: '1',
  WEB_URL: 'http://localhost:3000',
  MEDIA_URL: 'http://127.0.0.1:4000/media',
  ...secrets,
}

test('accepts the defaults, a configured production and the demo', () => {
  expect(readEnv({})).toMatchObject({ production: false, port: 4000, rateLimits: true })
  expect(readEnv(production)).toMatchObject({ production: true, sandboxAllowed: false })
  expect(readEnv(demo)).toMatchObject({ production: true, sandboxAllowed: true })
})

test.each([
  ['limits switched off', { ...demo, RATE_LIMITS: 'off' }, 'RATE_LIMITS'],
  ['the card sandbox', { ...production, STRIPE_SECRET_KEY: '' }, 'ALLOW_SANDBOX=1'],
  [
    'a stand-in for Stripe',
    { ...production, STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_API_URL: 'http://127.0.0.1:1' },
    'STRIPE_API_URL',
  ],
  [
    'a stand-in for Stripe with a live key',
    { ...demo, STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_API_URL: 'http://127.0.0.1:1' },
    'a test key',
  ],
  [
    'a stand-in for Stripe elsewhere',
    { ...demo, STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_API_URL: 'http://stripe.example' },
    'STRIPE_API_URL',
  ],
  ['the outbox', { ...production, SMTP_URL: '' }, 'ALLOW_SANDBOX=1'],
  ['people with a known password', { ...production, SEED: '1' }, 'ALLOW_SANDBOX=1'],
  ['a default secret', { ...production, PROXY_SECRET: '' }, 'PROXY_SECRET'],
  ['a default secret in the demo', { ...demo, GEOGRAPHY_KEY: '' }, 'GEOGRAPHY_KEY'],
  ['a short secret', { ...production, PLAYBACK_SECRET: 'x'.repeat(31) }, 'PLAYBACK_SECRET'],
  ['plain http', { ...production, WEB_URL: 'http://plus.example' }, 'WEB_URL'],
  ['plain http for media', { ...demo, MEDIA_URL: 'http://media.example' }, 'MEDIA_URL'],
  ['an address that is none', { ...demo, WEB_URL: 'javascript:alert(1)' }, 'WEB_URL'],
])('production rejects %s', (_what, env, named) => {
  expect(() => readEnv(env)).toThrow(named)
})

test('the error lists the problems without values', () => {
  const read = () => readEnv({ ...production, PLAYBACK_SECRET: 'canary', PROVIDER_PORT: 'canary' })
  expect(read).toThrow(/PROVIDER_PORT[^]*PLAYBACK_SECRET|PLAYBACK_SECRET[^]*PROVIDER_PORT/)
  expect(read).not.toThrow('canary')
})
