import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { verifyPlaybackToken, signPlaybackToken } from '../../src/playback/playback-token'
import { createClass } from '../support/live-classes'
import { startProvider } from '../support/start-provider'
import {
  paidVideo as paid,
  startStreamProvider,
  type StreamProvider,
} from '../support/stream-provider'
import { createMembers, subscribe } from '../support/subscribers'

let provider: StreamProvider
const start = new Date()
const hour = 3_600_000

beforeAll(async () => {
  provider = await startStreamProvider(start)
})
afterAll(() => provider.stop())
beforeEach(() => provider.clock.set(start))

type Headers = Record<string, string>

const generate = (body: object, headers?: Headers) =>
  provider.call('POST', '/api/v1/brightcove_token/generate', { headers, body })
const fetchMedia = (url: string) => provider.fetchMedia(url)
const text = async (url: string) => (await fetchMedia(url)).text()
const member = async (options?: { subscribed: boolean }) =>
  (await createMembers(provider, 1, options))[0]!

test('an address is valid for an hour, and not longer than the subscription', async () => {
  const { headers } = await member()
  const { body } = await generate({ video_id: paid }, headers)
  expect(body.expires_at).toBe(new Date(start.getTime() + hour).toISOString())
  expect(body.playback_url).toBe(`http://media.example/media/hls/${body.token}/master.m3u8`)
  provider.clock.set(new Date(start.getTime() + hour - 1))
  expect((await fetchMedia(body.playback_url)).status).toBe(200)
  provider.clock.set(new Date(start.getTime() + hour))
  expect((await fetchMedia(body.playback_url)).status).toBe(403)

  provider.clock.set(start)
  const ending = await member({ subscribed: false })
  const currentPeriodEnd = new Date(start.getTime() + 600_000)
  await subscribe(provider, [ending.user.id], { cancelAtPeriodEnd: true, currentPeriodEnd })
  const last = await generate({ video_id: paid }, ending.headers)
  expect(last.body.expires_at).toBe(currentPeriodEnd.toISOString())
})

test('the stream of a video has its stated length, sound and captions', async () => {
  const { headers } = await member()
  const { body } = await generate({ video_id: paid }, headers)
  const master = await fetchMedia(body.playback_url)
  expect(master.headers.get('content-type')).toBe('application/vnd.apple.mpegurl')
  expect(master.headers.get('access-control-allow-origin')).toBe('*')
  const lines = (await master.text()).split('\n')
  const renditions = lines.filter((line) => line && !line.startsWith('#'))
  const others = [...lines.join('\n').matchAll(/URI="([^"]+)"/g)].map(([, uri]) => uri!)
  expect(renditions).toHaveLength(3)
  expect(lines.join('\n')).toContain('TYPE=AUDIO')
  expect(lines.join('\n')).toContain('TYPE=SUBTITLES')
  for (const uri of [...renditions, ...others]) {
    const address = new URL(uri, body.playback_url)
    const playlist = await text(address.href)
    const lengths = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].map(([, seconds]) =>
      Number(seconds),
    )
    const seconds = lengths.reduce((sum, one) => sum + one, 0)
    expect(seconds).toBeGreaterThanOrEqual(1800)
    expect(seconds).toBeLessThan(1810)
    expect(playlist).toContain('#EXT-X-ENDLIST')
    const [segment] = playlist.split('\n').filter((line) => line && !line.startsWith('#'))
    const response = await fetchMedia(new URL(segment!, address).href)
    expect(response.status).toBe(200)
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(10)
  }
})

test('the live stream is the same for everybody and moves with the clock', async () => {
  const [one, other] = await createMembers(provider, 2)
  const liveClass = await createClass(provider)
  const addresses: string[] = []
  for (const { headers } of [one!, other!]) {
    provider.clock.set(start)
    const body = { booking: { live_class_id: liveClass.id } }
    await provider.call('POST', '/api/v1/bookings', { headers, body })
    provider.clock.set(liveClass.startsAt)
    const response = await generate({ live_class_id: liveClass.id }, headers)
    addresses.push(response.body.playback_url)
  }
  const master = await text(addresses[0]!)
  const rendition = master.split('\n').find((line) => line && !line.startsWith('#'))!
  const playlists = async () => {
    const both = await Promise.all(addresses.map((url) => text(new URL(rendition, url).href)))
    expect(both[0]).toBe(both[1])
    return both[0]!
  }
  const sequence = (playlist: string) => Number(/MEDIA-SEQUENCE:(\d+)/.exec(playlist)![1])
  const first = await playlists()
  expect(first).not.toContain('#EXT-X-ENDLIST')
  provider.clock.advance(40_000)
  const second = await playlists()
  expect(sequence(second) - sequence(first)).toBe(10)
  expect(second).toContain('#EXT-X-DISCONTINUITY-SEQUENCE:')
  expect(second).toContain('#EXT-X-PROGRAM-DATE-TIME:')
})

test('a token that was not signed here gets 403', async () => {
  const { headers } = await member()
  const { body } = await generate({ video_id: paid }, headers)
  const [payload, signature] = body.token.split('.')
  const secret = provider.env.playbackSecret
  const real = verifyPlaybackToken(body.token, secret, start)!
  const longer = Buffer.from(JSON.stringify({ ...real, expires: real.expires + hour }))
  const forgeries = [
    `${longer.toString('base64url')}.${signature}`,
    `${payload}.${signature.slice(0, -2)}AA`,
    `${payload}.`,
    payload,
    `${payload}.${signature}.x`,
    signPlaybackToken(real, 'another secret, as long as the right one'),
  ]
  for (const token of forgeries) {
    const url = body.playback_url.replace(body.token, token)
    expect((await fetchMedia(url)).status, token).toBe(403)
  }
})

test('no file outside the stream can be read', async () => {
  const { headers } = await member()
  const { body } = await generate({ video_id: paid }, headers)
  const base = new URL(body.playback_url.replace('http://media.example', provider.url))
  const folder = base.pathname.replace('/master.m3u8', '')
  const paths = [
    '/../manifest.json',
    '/%2e%2e/manifest.json',
    '/..%2fmanifest.json',
    '/%2e%2e%2f%2e%2e%2fpackage.json',
    '/..%5cmanifest.json',
    '/audio/..%2f..%2f..%2fmanifest.json',
    '/.hidden.m3u8',
    '/audio',
    '/audio/',
    '//etc/passwd',
    '/index.m3u8%00.ts',
    `/${'a'.repeat(300)}.ts`,
    '/missing.m3u8',
    '/missing.m4s',
  ]
  const { request } = await import('node:http')
  for (const path of paths) {
    const { port } = base
    const status = await new Promise((done, fail) => {
      // A raw request: fetch would normalize the path.
      const sent = request({ port, host: '127.0.0.1', path: folder + path }, (response) => {
        response.resume()
        done(response.statusCode)
      })
      sent.on('error', fail).end()
    })
    expect([403, 404], path).toContain(status)
  }
})

test('a stream ends soon after its subscription does', async () => {
  const { user, headers } = await member()
  const { body } = await generate({ video_id: paid }, headers)
  expect((await fetchMedia(body.playback_url)).status).toBe(200)
  await provider.pool.query(`update subscriptions set status = 'canceled' where user_id = $1`, [
    user.id,
  ])
  // The other process has no cached result; this one rechecks after half a minute.
  const second = await startProvider({
    database: { url: provider.database.url },
    clock: provider.clock,
  })
  const response = await fetch(body.playback_url.replace('http://media.example', second.url))
  await second.stop()
  expect(response.status).toBe(403)
})

test('the log contains no token', async () => {
  const { headers } = await member()
  const { body } = await generate({ video_id: paid }, headers)
  await text(body.playback_url)
  expect(JSON.stringify(provider.lines)).not.toContain(body.token.slice(0, 40))
})
