import { afterAll, beforeAll, expect, test } from 'vitest'
import { nearestWidth } from '../../src/media/pictures'
import { startProvider, type TestProvider } from '../support/start-provider'

let provider: TestProvider
let url: string

beforeAll(async () => {
  provider = await startProvider({
    seeded: true,
    env: { MEDIA_URL: 'http://media.example/media' },
  })
  const { body } = await provider.call('GET', '/api/v1/videos/1')
  url = body.thumbnail_url.replace('http://media.example', provider.url)
})
afterAll(() => provider.stop())

const avif = { accept: 'image/avif,image/webp,*/*' }

test('every picture of the catalogue exists', async () => {
  const addresses = new Set<string>()
  for (const path of [
    'videos',
    'instructors',
    'live_classes',
    'video_groups/collections',
    'video_groups/programs',
  ]) {
    const { body } = await provider.call('GET', `/api/v1/${path}?per_page=100`)
    for (const item of body.data) {
      addresses.add(item.thumbnail_url ?? item.image_url)
      expect(item.placeholder).toMatch(/^data:image\/webp;base64,/)
    }
  }
  expect(addresses.size).toBeGreaterThan(65)
  for (const address of addresses) {
    const response = await fetch(address.replace('http://media.example', provider.url))
    expect(response.status, address).toBe(200)
    await response.arrayBuffer()
  }
})

test('sends AVIF to browsers that accept it, else WebP, cached forever under its hash', async () => {
  const best = await fetch(`${url}&w=320`, { headers: avif })
  const usual = await fetch(`${url}&w=320`, { headers: { accept: 'image/webp,*/*' } })
  expect(best.headers.get('content-type')).toBe('image/avif')
  expect(usual.headers.get('content-type')).toBe('image/webp')
  for (const response of [best, usual]) {
    expect(response.headers.get('vary')).toContain('Accept')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    await response.arrayBuffer()
  }
  const stale = await fetch(url.replace(/v=.*/, 'v=old'))
  expect(stale.headers.get('cache-control')).toBe('public, max-age=3600')
  await stale.arrayBuffer()
})

test.each([
  [0, 320],
  [320, 320],
  [479, 320],
  [480, 640],
  [900, 960],
  [5000, 1600],
])('for %i pixels the nearest width is %i', (wanted, width) => {
  expect(nearestWidth([320, 640, 960, 1280, 1600], wanted)).toBe(width)
})

test('a range request gets that range', async () => {
  const whole = Buffer.from(await (await fetch(url)).arrayBuffer())
  const range = async (header: string) => {
    const response = await fetch(url, { headers: { range: header } })
    return { response, bytes: Buffer.from(await response.arrayBuffer()) }
  }
  const first = await range('bytes=0-99')
  expect(first.response.status).toBe(206)
  expect(first.response.headers.get('content-range')).toBe(`bytes 0-99/${whole.length}`)
  expect(first.bytes).toEqual(whole.subarray(0, 100))
  expect((await range('bytes=-50')).bytes).toEqual(whole.subarray(-50))
  expect((await range('bytes=100-')).bytes).toEqual(whole.subarray(100))
  expect((await range(`bytes=0-${whole.length * 2}`)).bytes).toEqual(whole)
  const beyond = await range(`bytes=${whole.length}-`)
  expect(beyond.response.status).toBe(416)
  expect(beyond.response.headers.get('content-range')).toBe(`bytes */${whole.length}`)
  for (const odd of ['bytes=5-2', 'bytes=0-1,5-6', 'items=0-1', 'bytes=x'])
    expect((await range(odd)).response.status).toBe(200)
  const head = await fetch(url, { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe(String(whole.length))
})

test.each([
  'posters/none.webp',
  'posters/instructor-01.webp',
  'portraits/yoga-1.webp',
  'posters/..%2fmanifest.json',
  'posters/%2e%2e%2fmanifest.json',
  'posters/__proto__.webp',
  'manifest.json',
  'README.md',
  'hls/yoga/master.m3u8',
  'posters/',
  '',
])('what is not a picture gets 404: /media/%s', async (path) => {
  const response = await fetch(`${provider.url}/media/${path}`)
  expect([403, 404]).toContain(response.status)
})
