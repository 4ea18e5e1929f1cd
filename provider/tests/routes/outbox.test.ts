import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProvider, type TestProvider } from '../support/start-provider'

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider()
  for (const n of [1, 2]) {
    await provider.mail.send({
      to: 'ada@example.com',
      kind: 'receipt',
      content: {
        lang: 'en',
        subject: `Mail ${n} <script>alert(1)</script>`,
        greeting: 'Hi,',
        before: ['Open https://plus.example/a?b=1&c="2" now'],
        reason: 'You asked for it.',
      },
    })
  }
})
afterAll(() => provider.stop())

test('lists mails by recipient, newest first', async () => {
  const { body } = await provider.call('GET', '/outbox.json?to=ADA@example.com')
  expect(body.data.map(({ subject }: { subject: string }) => subject.slice(0, 6))).toEqual([
    'Mail 2',
    'Mail 1',
  ])
  expect((await provider.call('GET', '/outbox.json?to=bob@example.com')).body.data).toEqual([])
})

test('shows them as a page with links and without scripts', async () => {
  const { body, headers } = await provider.call<string>('GET', '/outbox')
  expect(body).toContain('&lt;script&gt;')
  expect(body).not.toContain('<script')
  expect(body).toContain('<a href="https://plus.example/a?b=1&amp;c=">')
  const style = body.match(/<style>(.*?)<\/style>/)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`style-src 'sha256-${hash}'`)
  expect(policy).not.toContain('unsafe')
})

test('shows the HTML of each beside its text, which loads and runs nothing', async () => {
  const { body: list } = await provider.call('GET', '/outbox.json?to=ada@example.com')
  const [{ id }] = list.data
  const { body: page } = await provider.call<string>('GET', '/outbox')
  expect(page).toContain('<code>receipt</code>')
  expect(page).toContain(`src="/outbox/${id}/html"`)
  const { body, headers } = await provider.call<string>('GET', `/outbox/${id}/html`)
  expect(body).toContain('&lt;script&gt;')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect((await provider.call('GET', '/outbox/999999/html')).status).toBe(404)
})

test('does not exist where mails are sent, nor in production', async () => {
  const secrets = Object.fromEntries(
    ['PROXY_SECRET', 'PLAYBACK_SECRET', 'GEOGRAPHY_KEY'].map((name) => [name, name.repeat(4)]),
  )
  const production = {
    NODE_ENV: 'production',
    RATE_LIMITS: 'on',
    STRIPE_SECRET_KEY: 'sk_test_unused',
    STRIPE_WEBHOOK_SECRETS: 'whsec_unused',
    SMTP_URL: 'smtp://127.0.0.1:1',
    ...secrets,
  }
  for (const env of [{ SMTP_URL: 'smtp://127.0.0.1:1' }, production]) {
    const other = await startProvider({ env, database: provider.database })
    for (const path of ['/outbox', '/outbox.json', '/outbox/1/html'])
      expect((await other.call('GET', path)).status).toBe(404)
    await other.stop()
  }
})
