import { beforeEach, expect, it, vi } from 'vitest'
import { POST as collect } from '@/app/api/collect/route'
import * as environment from '@/lib/config/env'
import { encodeEnvelope, type Envelope } from '@/lib/tracking/envelope'
import { json, startHttpServer } from '@/tests/support/http-server'
import { pageRequest, testEnv } from '@/tests/support/next-request'

async function serve(
  response: Parameters<typeof startHttpServer>[0],
  values: (url: string) => Record<string, string> = () => ({}),
) {
  const server = await startHttpServer(response)
  vi.spyOn(environment, 'env').mockReturnValue(testEnv(values(server.url)))
  return server
}

let log = ''
beforeEach(() => {
  vi.restoreAllMocks()
  log = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    log += String(line)
    return true
  })
})

const event: Envelope = {
  platform: 'web',
  version: '1.0.0',
  source: 'web-client',
  env: 'local',
  event: 'Page View',
  payload: { page: 'home', note: 'café\nline', cardNumber: '4242', text: '4242 4242 4242 4242' },
  devid: 'device-1',
  ampDeviceId: null,
  timestamp: 1_700_000_000_000,
  user: {
    id: 7,
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'L',
    uid: 'u',
    uuid: 'uuid-7',
  },
}
const send = (body: string, headers: HeadersInit = {}) =>
  collect(
    pageRequest('/api/collect', {
      method: 'POST',
      body,
      headers: { 'content-type': 'text/plain', ...headers },
    }),
  )

it('logs an event as one line without personal data or secrets', async () => {
  await serve((_, response) => json(response, {}))
  expect((await send(encodeEnvelope(event))).status).toBe(204)
  const lines = log.trim().split('\n')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0]!)).toMatchObject({
    message: 'event',
    event: 'Page View',
    user: 'uuid-7',
    payload: { page: 'home', note: 'café\nline', cardNumber: '[removed]', text: '[removed]' },
  })
  expect(log).not.toMatch(/4242|ada@example/)
})

it('forwards it to the configured URL, scrubbed and without unknown fields', async () => {
  const { received } = await serve(
    (_, response) => void response.writeHead(500).end(),
    (url) => ({ COLLECTOR_FORWARD_URL: `${url}/events` }),
  )
  const more = { ...event, extra: 'x', user: { ...event.user, password: 'x' } } as Envelope
  expect((await send(encodeEnvelope(more))).status).toBe(204)
  const payload = { ...(event.payload as object), cardNumber: '[removed]', text: '[removed]' }
  const body = encodeEnvelope({ ...event, payload })
  expect(received[0]).toMatchObject({ url: '/events', body })
  expect(received[0]!.headers['content-type']).toBe('text/plain')
})

it.each(['', 'not base64!', btoa('{}'), btoa('[]'), btoa('{"platform":"tv"}')])(
  'rejects %j',
  async (body) => {
    await serve((_, response) => json(response, {}))
    expect((await send(body)).status).toBe(400)
    expect(log).toBe('')
  },
)

it.each<[string, object]>([
  ['an unknown event', { event: 'Anything' }],
  ['an event named like a built-in', { event: 'constructor' }],
  ['no payload', { payload: null }],
  ['a text for a payload', { payload: 'x' }],
  ['a list for a payload', { payload: [] }],
  ['an object for a person', { user: { ...event.user, id: {} } }],
  ['a person without a name', { user: { id: 1 } }],
  ['a moment that is none', { timestamp: '1' }],
  ['a long text', { devid: 'x'.repeat(300) }],
  ['a long text of a person', { user: { ...event.user, firstName: 'x'.repeat(300) } }],
])('rejects %s', async (_, change) => {
  await serve((_, response) => json(response, {}))
  expect((await send(encodeEnvelope({ ...event, ...change } as Envelope))).status).toBe(400)
  expect(log).toBe('')
})

it('limits events per address, at a rate that a crowd stays below', async () => {
  await serve((_, response) => json(response, {}))
  const from = (address: string) =>
    send(encodeEnvelope(event), { 'x-forwarded-for': `6.6.6.6, ${address}` })
  for (let sent = 0; sent < 1200; sent += 1) await from('203.0.113.7')
  const refused = await from('203.0.113.7')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50)
  expect((await from('203.0.113.8')).status).toBe(204)
})

it('counts the addresses of one IPv6 network as one visitor', async () => {
  await serve((_, response) => json(response, {}))
  const from = (address: string) =>
    send(encodeEnvelope(event), { 'x-forwarded-for': `2001:db8:0:${address}` })
  for (let sent = 0; sent < 1200; sent += 1) await from(`1::${sent.toString(16)}`)
  expect((await from('1::ffff')).status).toBe(429)
  expect((await from('2::ffff')).status).toBe(204)
})

it('rejects bodies that are too long or from another site', async () => {
  await serve((_, response) => json(response, {}))
  expect((await send('x'.repeat(64 * 1024 + 1))).status).toBe(413)
  expect((await send(encodeEnvelope(event), { origin: 'https://evil.example' })).status).toBe(403)
})
