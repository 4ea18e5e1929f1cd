import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { videos } from '../../src/db/schema/catalogue'
import { signPlaybackToken, verifyPlaybackToken } from '../../src/playback/playback-token'
import {
  paidVideo as paid,
  startStreamProvider,
  type StreamProvider,
} from '../support/stream-provider'
import { createMembers } from '../support/subscribers'

let provider: StreamProvider
const start = new Date()

beforeAll(async () => {
  provider = await startStreamProvider(start)
})
afterAll(() => provider.stop())
beforeEach(() => provider.clock.set(start))

const ask = (id: number) => provider.call('POST', `/api/v1/videos/${id}/preview`)
const fetchMedia = (url: string) => provider.fetchMedia(url)
const text = async (url: string) => (await fetchMedia(url)).text()
const isAddress = (line: string) => line !== '' && !line.startsWith('#')

/** The addresses of all media playlists of a stream. */
async function playlistsOf(address: string) {
  const master = await text(address)
  const others = [...master.matchAll(/URI="([^"]+)"/g)].map(([, uri]) => uri!)
  return [...master.split('\n').filter(isAddress), ...others].map(
    (uri) => new URL(uri, address).href,
  )
}
async function segmentsOf(playlist: string) {
  const lines = (await text(playlist)).split('\n')
  const lengths = lines.flatMap((line) => /^#EXTINF:([\d.]+)/.exec(line)?.[1] ?? [])
  return {
    seconds: lengths.reduce((sum, one) => sum + Number(one), 0),
    addresses: lines.filter(isAddress).map((uri) => new URL(uri, playlist).href),
    map: /#EXT-X-MAP:URI="([^"]+)"/.exec(lines.join('\n'))?.[1],
  }
}

test('a preview needs no session, and its stream is no longer than it says', async () => {
  const { body: video } = await provider.call('GET', `/api/v1/videos/${paid}`)
  expect(video.preview).toEqual({ seconds: 25 })
  const { status, body } = await ask(paid)
  expect(status).toBe(200)
  expect(body.playback_url).toBe(`http://media.example/media/hls/${body.token}/master.m3u8`)
  const playlists = await playlistsOf(body.playback_url)
  expect(playlists).toHaveLength(5)
  for (const playlist of playlists) {
    const { seconds, addresses, map } = await segmentsOf(playlist)
    expect(seconds).toBeGreaterThan(20)
    expect(seconds).toBeLessThanOrEqual(25)
    expect(await text(playlist)).toContain('#EXT-X-ENDLIST')
    for (const address of addresses) expect((await fetchMedia(address)).status).toBe(200)
    if (map) expect((await fetchMedia(new URL(map, playlist).href)).status).toBe(200)
  }
})

test('the token of a preview opens no other segment of the stream', async () => {
  const [member] = await createMembers(provider, 1)
  const whole = await provider.call('POST', '/api/v1/brightcove_token/generate', {
    headers: member!.headers,
    body: { video_id: paid },
  })
  const { body } = await ask(paid)
  let refused = 0
  for (const playlist of await playlistsOf(whole.body.playback_url)) {
    const own = playlist.replace(whole.body.token, body.token)
    const allowed = (await segmentsOf(own)).addresses
    for (const address of new Set((await segmentsOf(playlist)).addresses)) {
      expect((await fetchMedia(address)).status).toBe(200)
      const asked = address.replace(whole.body.token, body.token)
      expect([asked, (await fetchMedia(asked)).status]).toEqual([
        asked,
        allowed.includes(asked) ? 200 : 404,
      ])
      if (!allowed.includes(asked)) refused += 1
    }
  }
  expect(refused).toBeGreaterThan(5)
})

test('the token of a preview cannot be made one for the whole, and ends after five minutes', async () => {
  const { body } = await ask(paid)
  const claims = verifyPlaybackToken(body.token, provider.env.playbackSecret, start)!
  expect(claims).toMatchObject({ kind: 'preview', seconds: 25 })
  const [, signature] = body.token.split('.')
  for (const changed of [
    { ...claims, kind: 'video', user: null, seconds: 1800 },
    { ...claims, seconds: 1800 },
  ]) {
    const forged = `${Buffer.from(JSON.stringify(changed)).toString('base64url')}.${signature}`
    const url = body.playback_url.replace(body.token, forged)
    expect((await fetchMedia(url)).status).toBe(403)
  }
  const longer = signPlaybackToken(claims, 'another secret, as long as the right one')
  expect((await fetchMedia(body.playback_url.replace(body.token, longer))).status).toBe(403)
  provider.clock.set(new Date(start.getTime() + 5 * 60_000 - 1))
  expect((await fetchMedia(body.playback_url)).status).toBe(200)
  provider.clock.set(new Date(start.getTime() + 5 * 60_000))
  expect((await fetchMedia(body.playback_url)).status).toBe(403)
})

test('free videos, short ones and unknown ones have no preview', async () => {
  const [free] = await provider.db.select().from(videos).where(eq(videos.free, true)).limit(1)
  const { body } = await provider.call('GET', `/api/v1/videos/${free!.id}`)
  expect(body.preview).toBeNull()
  expect((await ask(free!.id)).status).toBe(404)
  expect((await ask(99_999_999)).status).toBe(404)
  await provider.db.update(videos).set({ durationSeconds: 40 }).where(eq(videos.id, 5))
  expect((await ask(5)).status).toBe(404)
})
