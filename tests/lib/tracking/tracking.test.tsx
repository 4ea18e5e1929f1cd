import { beforeEach, describe, expect, it, vi } from 'vitest'
import { announceSession } from '@/lib/auth/session-events'
import { PAGE_CONFIG_META } from '@/lib/page-config'
import { ANONYMOUS_ID_KEY, anonymousId } from '@/lib/tracking/anonymous-id'
import { decodeEnvelope } from '@/lib/tracking/envelope'
import type { Happened } from '@/lib/tracking/track'
import { startTracking } from '@/lib/tracking/start'

const user = {
  id: 7,
  uuid: 'uuid-7',
  uid: 'u',
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'L',
}
const subscriptions = {
  data: [500.5, 3.5].map((days, id) => ({
    id,
    status: 'active',
    created_at: new Date(Date.now() - days * 86_400_000).toISOString(),
    subscription_plan: { price: 20 },
  })),
}
const happened: Happened = {
  event: 'Page View',
  payload: { page: 'home', pathname: '/' },
  timestamp: 1_700_000_000_000,
}
const analyticsUrl = 'https://analytics.test/'
const requests: { url: string; body: string; type: string | null }[] = []

function configure(analytics: { key: string; url: string } | null) {
  document.head.innerHTML = ''
  const meta = document.createElement('meta')
  meta.name = PAGE_CONFIG_META
  meta.content = JSON.stringify({
    version: '1.2.3',
    deployment: 'test',
    collectorUrl: '/api/collect',
    analytics,
  })
  document.head.append(meta)
}

const collected = () =>
  requests.filter(({ url }) => url === '/api/collect').map(({ body }) => decodeEnvelope(body))

beforeEach(() => {
  requests.length = 0
  localStorage.clear()
  document.cookie = 'signed-in=; Max-Age=0'
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    requests.push({
      url,
      body: String(init.body),
      type: new Headers(init.headers).get('content-type'),
    })
    if (url === '/api/v1/user') return Response.json(user)
    if (url.startsWith('/api/v1/subscriptions?')) return Response.json(subscriptions)
    if (url === '/api/collect') throw new TypeError('blocked')
    return new Response('success')
  })
})

describe('without a key', () => {
  it('events go to the first-party collector alone, as the specification says', async () => {
    configure(null)
    const send = await startTracking()
    expect(requests).toEqual([])
    send(happened)
    expect(requests[0]!.type).toBe('text/plain')
    expect(collected()).toEqual([
      {
        platform: 'web',
        version: '1.2.3',
        source: 'web-client',
        env: 'test',
        event: 'Page View',
        payload: { page: 'home', pathname: '/' },
        devid: localStorage.getItem(ANONYMOUS_ID_KEY),
        ampDeviceId: null,
        timestamp: 1_700_000_000_000,
        user: null,
      },
    ])
    expect(requests.every(({ url }) => url === '/api/collect')).toBe(true)
  })

  it('name the person, and forget them with the anonymous id after signing out', async () => {
    configure(null)
    document.cookie = 'signed-in=1'
    const send = await startTracking()
    send(happened)
    const before = anonymousId()
    announceSession('signed-out')
    expect(localStorage.getItem(ANONYMOUS_ID_KEY)).toBeNull()
    send(happened)
    const [first, second] = collected()
    expect(first!.user).toEqual({
      id: 7,
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: 'L',
      uid: 'u',
      uuid: 'uuid-7',
    })
    expect(second!.user).toBeNull()
    expect(requests.some(({ url }) => url.includes('/subscriptions'))).toBe(false)
    expect(second!.devid).not.toBe(before)
  })

  it('a page without a configuration sends nothing', async () => {
    document.head.innerHTML = ''
    const send = await startTracking()
    send(happened)
    expect(requests).toEqual([])
  })
})

describe('with a key', () => {
  it('identifies, sends forms to nobody but the vendor, and becomes another device at sign-out', async () => {
    configure({ key: 'analytics-key', url: analyticsUrl })
    document.cookie = 'signed-in=1'
    const send = await startTracking()
    send(happened)
    const device = collected()[0]!.ampDeviceId
    expect(device).toMatch(/^[\w-]{10,}$/)
    for (let count = 0; count < 40; count += 1) send(happened)
    await vi.waitFor(() => expect(requests.some(({ url }) => url === analyticsUrl)).toBe(true))
    const form = new URLSearchParams(requests.find(({ url }) => url === analyticsUrl)!.body)
    expect([...form.keys()].sort()).toEqual(['checksum', 'client', 'e', 'upload_time', 'v'])
    expect(form.get('client')).toBe('analytics-key')
    const events = JSON.parse(form.get('e')!) as Record<string, unknown>[]
    expect(events[0]).toMatchObject({
      event_type: '$identify',
      user_id: 'uuid-7',
      user_properties: { $set: { inTrial: false, daysSinceSubscription: 3 } },
    })
    expect(events[1]).toMatchObject({
      event_type: 'Page View',
      event_properties: { page: 'home', pathname: '/' },
      device_id: device,
    })

    expect(requests.filter(({ url }) => url.includes('/subscriptions'))).toHaveLength(1)

    announceSession('signed-out')
    send(happened)
    expect(collected().at(-1)!.ampDeviceId).not.toBe(device)
    const hosts = new Set(requests.map(({ url }) => new URL(url, 'http://own.test').host))
    expect([...hosts].sort()).toEqual(['analytics.test', 'own.test'])
  })

  it('asks for nothing of a guest’s', async () => {
    configure({ key: 'analytics-key', url: analyticsUrl })
    await startTracking()
    expect(requests.filter(({ url }) => url.startsWith('/api/v1/'))).toEqual([])
  })

  it('loads nothing of the vendor’s for browsers that ask not to be tracked', async () => {
    configure({ key: 'analytics-key', url: analyticsUrl })
    vi.stubGlobal('navigator', { ...navigator, globalPrivacyControl: true })
    const send = await startTracking()
    send(happened)
    expect(collected()[0]!.ampDeviceId).toBeNull()
    vi.unstubAllGlobals()
  })
})
